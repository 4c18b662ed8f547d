import type { HttpBindings } from "@hono/node-server";
import type { Context as HonoContext } from "hono";

/** Types of the Hono application: the Node request, and what `authenticate` sets. */
export interface SandboxEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    memberId: string;
    sessionDigest: string;
    /** Set by `crossOrigin`: the call is from a page of an origin that `SANDBOX_ORIGINS` allows. */
    isAllowedOrigin: boolean;
  };
}

export type SandboxContext = HonoContext<SandboxEnv>;
