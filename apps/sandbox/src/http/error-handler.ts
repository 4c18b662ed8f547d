import type { ErrorHandler, NotFoundHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { routeOf } from "../operation/metrics.ts";
import type { Log } from "../operation/process-log.ts";
import type { SandboxEnv } from "./env.ts";
import { Refusal } from "./refusal.ts";

/** Responds to a thrown error with `{ message: code }`; logs what is no refusal and never sends it. */
export function errorHandler(log: Log): ErrorHandler<SandboxEnv> {
  return (error, c) => {
    if (error instanceof Refusal) return c.json({ message: error.code }, error.status);
    if (error instanceof HTTPException && error.status < 500)
      return c.json({ message: "KEY_INVALID" }, error.status);
    // The address itself may hold a game's password.
    log(`sandbox: ${c.req.method} ${routeOf(c)} failed`, error);
    return c.json({ message: "INTERNAL_SERVER_ERROR" }, 500);
  };
}

export const notFound: NotFoundHandler<SandboxEnv> = (c) => c.json({ message: "NO_DATA" }, 404);
