import { createMiddleware } from "hono/factory";
import type { SandboxEnv } from "../context.ts";
import { Refusal } from "./refusal.ts";

const ORIGIN = /^[a-z]+:\/\/[^/?#]*/i;
const CONTROL_CHARACTER = /\p{Cc}/u;

/**
 * Refuses a path with a part that does not decode, climbs (`.`, `..`) or holds a control character, which no database
 * and no honest client knows: 400 `KEY_INVALID`, before anything looks at it.
 */
export const soundPath = createMiddleware<SandboxEnv>(async (c, next) => {
  // As it was sent: in the request's own URL, climbing parts are resolved already.
  const target = (c.env?.incoming?.url ?? c.req.url).replace(ORIGIN, "");
  const parts = (target.split(/[?#]/, 1)[0] ?? "").split("/");
  if (!parts.every(isSound)) throw new Refusal("KEY_INVALID");
  await next();
});

function isSound(part: string): boolean {
  try {
    const decoded = decodeURIComponent(part);
    return decoded !== "." && decoded !== ".." && !CONTROL_CHARACTER.test(decoded);
  } catch {
    // Percent-encoding that stands for no text.
    return false;
  }
}
