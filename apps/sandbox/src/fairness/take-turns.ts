import { createMiddleware } from "hono/factory";
import type { SandboxEnv } from "../context.ts";
import { clientAddress } from "../http/client-address.ts";
import { asCaller } from "./caller.ts";

/** Names the caller of a call by its token, or by its address where it has none; `authenticate` knows better later. */
export const takeTurns = createMiddleware<SandboxEnv>(async (c, next) => {
  const token = c.req.header("Authorization");
  await asCaller(token === undefined ? `address ${clientAddress(c)}` : `token ${token}`, next);
});
