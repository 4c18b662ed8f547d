/** Loaded into every started process (`node --import`): it ends when the starter is gone, however that one died. */
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
// The channel alone must not keep a process alive that has nothing left to do.
process.channel?.unref();
