import type { ErrorHandler, NotFoundHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { SandboxEnv } from "../context.ts";
import { Refusal } from "./refusal.ts";

/** Where failures of the sandbox itself are told; the console, but for tests. */
export type Log = (line: string, error: unknown) => void;

/** Turns whatever a call throws into `{ message: code }`; what is no refusal is logged, never sent. */
export function failures(log: Log): ErrorHandler<SandboxEnv> {
  return (error, c) => {
    if (error instanceof Refusal) return c.json({ message: error.code }, error.status);
    if (error instanceof HTTPException && error.status < 500)
      return c.json({ message: "KEY_INVALID" }, error.status);
    log(`sandbox: ${c.req.method} ${c.req.path} failed`, error);
    return c.json({ message: "INTERNAL_SERVER_ERROR" }, 500);
  };
}

/** The answer of a path that nobody serves. */
export const nothingHere: NotFoundHandler<SandboxEnv> = (c) => c.json({ message: "NO_DATA" }, 404);
