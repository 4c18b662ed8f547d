import { createMiddleware } from "hono/factory";
import { runAsCaller } from "../fairness/caller.ts";
import { clientAddress } from "./client-address.ts";
import type { SandboxEnv } from "./env.ts";

/** Names the caller by its token, or by its address without one; `authenticate` renames it to the member. */
export const identifyCaller = createMiddleware<SandboxEnv>(async (c, next) => {
  const token = c.req.header("Authorization");
  await runAsCaller(token === undefined ? `address ${clientAddress(c)}` : `token ${token}`, next);
});

/** Names the caller by its address only, for calls before log-in: their sender can make up any number of tokens. */
export const identifyByAddress = createMiddleware<SandboxEnv>(async (c, next) => {
  await runAsCaller(`address ${clientAddress(c)}`, next);
});
