import type { Effect } from "./effect.ts";

/** One call. A method that may change something declares its effect; a GET is a read unless it declares more. */
export type ApiCall = {
  path: string;
  /** Origin of a backend other than the api's; empty for the page's own. */
  origin?: string;
  /** Sent as JSON; a form (an upload) is sent unchanged. */
  body?: unknown;
  /** The language of the answer; default the current one. */
  language?: string;
  /** A success answers plain text instead of JSON. */
  answersText?: boolean;
  /** Sends an upload instead of `fetch`. Its time limit is longer. */
  upload?: (url: string, request: UploadRequest) => Promise<Response>;
} & ({ method?: "GET"; effect?: Effect } | { method: "POST" | "PUT" | "DELETE"; effect: Effect });

/** The call's effect on the server. */
export function effectOf({ effect }: ApiCall): Effect {
  return effect ?? { kind: "read" };
}

/** The part of `fetch`'s options that an upload uses. */
export interface UploadRequest {
  method: string;
  headers: Headers;
  signal: AbortSignal;
}

/** The idempotency key of a keyed write; null for every other call. */
export function keyOf(call: ApiCall): string | null {
  const effect = effectOf(call);
  return effect.kind === "keyed-write" ? effect.key : null;
}
