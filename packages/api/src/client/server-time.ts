import type { ApiEnvironment } from "./environment.ts";

/**
 * A thunk that reads the server's time in epoch milliseconds, as the last answer told it: a deadline of the server's is
 * right by it though this device's clock is wrong.
 */
export const readServerTime =
  () =>
  (_dispatch: unknown, _getState: unknown, { server }: Pick<ApiEnvironment, "server">): number =>
    Date.now() + server.clockOffset;
