import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMiddleware } from "hono/factory";
import type { SandboxEnv } from "./env.ts";

/** Sets `openTemporaryFile`, and closes its files after the call. */
export const temporaryFiles = createMiddleware<SandboxEnv>(async (c, next) => {
  const files: FileHandle[] = [];
  c.set("openTemporaryFile", async () => {
    const path = join(tmpdir(), `upload-${randomUUID()}`);
    const file = await open(path, "wx+", 0o600);
    files.push(file);
    // Without a name it is gone once it is closed, even when the process is killed.
    await unlink(path);
    return file;
  });
  try {
    await next();
  } finally {
    await Promise.all(files.map((file) => file.close()));
  }
});
