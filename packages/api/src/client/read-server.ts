import type { ApiEnvironment, ServerKnowledge } from "./environment.ts";

/** What the client knows of the server, and the server's time, right even when this device's clock is wrong. */
export interface ServerNow extends Readonly<ServerKnowledge> {
  /** Epoch milliseconds, by the `Date` header of the last answer. */
  readonly now: number;
}

/** A thunk that returns what the client knows of the server. */
export const readServer =
  () =>
  (_dispatch: unknown, _getState: unknown, { server }: Pick<ApiEnvironment, "server">): ServerNow => ({
    ...server,
    now: Date.now() + server.clockOffset,
  });
