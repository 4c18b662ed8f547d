import type { HttpBindings } from "@hono/node-server";
import type { Context as HonoContext } from "hono";

/** Types of the Hono application: the Node request, and what `authenticate` sets. */
export interface SandboxEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { memberId: string; sessionDigest: string };
}

export type SandboxContext = HonoContext<SandboxEnv>;
