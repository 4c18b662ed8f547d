import type { ApiEnvironment } from "./environment.ts";

/** What the client knows of the server now. */
export interface ServerNow {
  /** Its time in epoch milliseconds, by the `Date` header of the last answer. */
  readonly now: number;
  /** It has echoed idempotency keys: only then is a keyed write sent again. */
  readonly knowsKeys: boolean;
}

/** A thunk that returns what the client knows of the server. Its time is right even when this device's clock is wrong. */
export const readServer =
  () =>
  (_dispatch: unknown, _getState: unknown, { server }: Pick<ApiEnvironment, "server">): ServerNow => ({
    now: Date.now() + server.clockOffset,
    knowsKeys: server.knowsKeys,
  });
