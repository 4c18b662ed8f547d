import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import type { SandboxEnv } from "../context.ts";
import { Refusal } from "./refusal.ts";

const JSON_BYTES = 64 * 1024;
/** The largest upload is a video of 20 MB (§9); the rest is room for the form around it. */
const UPLOAD_BYTES = 20 * 1024 * 1024 + 64 * 1024;

const json = bodyLimit({
  maxSize: JSON_BYTES,
  onError: () => {
    throw new Refusal("KEY_INVALID", 413);
  },
});
const upload = bodyLimit({
  maxSize: UPLOAD_BYTES,
  onError: () => {
    throw new Refusal("SLIP_INVALID_FILE", 413);
  },
});

/** Refuses bodies larger than any that a call here takes. */
export const limits = createMiddleware<SandboxEnv>(async (c, next) => {
  const isUpload = c.req.header("Content-Type")?.startsWith("multipart/form-data") ?? false;
  return (isUpload ? upload : json)(c, next);
});
