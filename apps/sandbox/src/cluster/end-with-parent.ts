/** Loaded into every process of the cluster (`node --import`): it ends when the starter is gone, for any reason. */
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
// The channel alone must not keep an otherwise finished process alive.
process.channel?.unref();
