import { createMiddleware } from "hono/factory";
import type { SandboxEnv } from "./env.ts";
import { Refusal } from "./refusal.ts";

const ORIGIN = /^[a-z]+:\/\/[^/?#]*/i;
const CONTROL_CHARACTER = /\p{Cc}/u;

/** Refuses a path with a segment that does not decode, is `.` or `..`, or contains a control character: 400 `KEY_INVALID`. */
export const rejectMalformedPath = createMiddleware<SandboxEnv>(async (c, next) => {
  // The target as sent: the request's URL has `..` resolved already.
  const target = (c.env?.incoming?.url ?? c.req.url).replace(ORIGIN, "");
  const segments = (target.split(/[?#]/, 1)[0] ?? "").split("/");
  if (!segments.every(isValid)) throw new Refusal("KEY_INVALID");
  await next();
});

function isValid(segment: string): boolean {
  try {
    const decoded = decodeURIComponent(segment);
    return decoded !== "." && decoded !== ".." && !CONTROL_CHARACTER.test(decoded);
  } catch {
    // Invalid percent-encoding.
    return false;
  }
}
