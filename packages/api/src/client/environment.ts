import type { IdempotencyKey } from "./idempotency-key.ts";
import type { LogInCode } from "../errors/log-in-codes.ts";

/** An event that the client reports to the application, which handles it. */
export type ClientReport =
  /** The token was refused. */
  | { kind: "signed-out" }
  /** A call was refused with a code that requires a new log-in (§8). */
  | { kind: "log-in-needed"; code: LogInCode }
  /** The service is gone. */
  | { kind: "gone" };

/** An answer, or items of its lists, that do not match the schema. */
export interface UnreadableAnswer {
  /** The name of the schema. */
  readonly schema: string;
  /** The whole answer, which becomes an error, or items of its lists, which are dropped. */
  readonly lost: "answer" | "items";
  /** The path in the answer ("slots.3.code"); never the values, which may be a member's data. */
  readonly paths: readonly string[];
}

/** Whether calls carry `Idempotency-Key`: always to the page's own origin, to another only when the build says so. */
export type IdempotencyMode = "send" | "withhold";

/**
 * What the base query needs, passed as the store's `extraArgument`: no module holds settings.
 * `epoch` counts the sessions of this page, so that an answer to an earlier one is dropped.
 */
export interface ApiEnvironment {
  /** Origin of the backend; empty for the page's own. */
  apiUrl: string;
  idempotency: IdempotencyMode;
  session: {
    /** The bearer token; `null` without a member. */
    token(): string | null;
    /** Counts the sessions of this page. */
    epoch(): number;
    /** Aborted when the session ends. */
    signal(): AbortSignal;
  };
  /** The language that answers should have ("th"). */
  language(): string;
  /** An answer that the page's head began to fetch; returned once, and only for the token of its request. */
  takePrefetched?(path: string, token: string | null): Promise<Response> | undefined;
  /** Receives what ends or replaces the session. */
  report(event: ClientReport): void;
  /** Receives each answer that failed to parse, so that an operator sees what their backend sends. */
  onUnreadableAnswer?: ((report: UnreadableAnswer) => void) | undefined;
  /** What the client knows about the server. */
  server: ServerKnowledge;
  /** For tests: other time limits than the product's. */
  timeouts?: Partial<Timeouts>;
}

/** What the headers of answers reveal about the server. */
export interface ServerKnowledge {
  /** Whether it echoed the last `Idempotency-Key`: only then is a keyed write sent again. */
  knowsKeys: boolean;
  /** Server time minus local time, in milliseconds, from the last `Date` header. */
  clockOffset: number;
  /** The last keyed write that was refused at its first sending: nothing was done, even if the session ended with it. */
  refused?: IdempotencyKey | null;
}

/** For a page without any answer yet. */
export function newServerKnowledge(): ServerKnowledge {
  return { knowsKeys: false, clockOffset: 0 };
}

/** Time limits and delays, in milliseconds (§7, §9). */
export interface Timeouts {
  /** How long a call waits for its answer, all its sendings together. */
  call: number;
  /** How long an upload waits for its answer, all its sendings together. */
  upload: number;
  /** Before a state-changing GET and a spin: a second press is ignored, and Back cancels. */
  sendDelay: number;
  /** Before a keyed write whose outcome is unknown is sent again. */
  resend: number;
}

export const TIMEOUTS: Timeouts = { call: 60_000, upload: 300_000, sendDelay: 200, resend: 1_500 };
