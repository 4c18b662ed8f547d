import type { FileHandle } from "node:fs/promises";
import type { HttpBindings } from "@hono/node-server";
import type { Context as HonoContext } from "hono";

/** Types of the Hono application: the Node request, and what `authenticate` and `temporaryFiles` set. */
export interface SandboxEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    memberId: string;
    sessionDigest: string;
    /** Set by `crossOrigin`: the call is from a page of an origin that `SANDBOX_ORIGINS` allows. */
    isAllowedOrigin: boolean;
    /** Opens an empty file for as long as the call lasts. */
    openTemporaryFile: () => Promise<FileHandle>;
  };
}

export type SandboxContext = HonoContext<SandboxEnv>;
