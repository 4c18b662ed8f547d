import type { ApiEnvironment } from "./environment.ts";

/**
 * A thunk that returns the server's time in epoch milliseconds, by the `Date` header of the last answer: deadlines stay
 * right even when this device's clock is wrong.
 */
export const readServerTime =
  () =>
  (_dispatch: unknown, _getState: unknown, { server }: Pick<ApiEnvironment, "server">): number =>
    Date.now() + server.clockOffset;

/** A thunk that returns whether the server has echoed idempotency keys: only then is a keyed write sent again. */
export const readKeySupport =
  () =>
  (_dispatch: unknown, _getState: unknown, { server }: Pick<ApiEnvironment, "server">): boolean =>
    server.knowsKeys;
