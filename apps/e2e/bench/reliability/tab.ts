import { configureStore } from "@reduxjs/toolkit";
import {
  api,
  type ApiEnvironment,
  type ApiError,
  giftLinkApi,
  newIdempotencyKey,
  newServerKnowledge,
  walletApi,
} from "@member-wallet/api";
import type { Satang } from "@member-wallet/domain";

/** A member's action with money. */
export type Wish =
  | { kind: "transfer"; from: string; to: string; amount: Satang }
  | { kind: "withdraw"; amount: Satang }
  /** `link` is already encrypted: another salt under the same key would make another request. */
  | { kind: "gift-link"; link: string; amount: Satang };

/** The outcome of an action, as its member saw it. */
export interface Acknowledgement {
  memberId: string;
  key: string;
  wish: Wish;
  /** The code of a refusal; null for a success. */
  refusal: string | null;
}

/** A page of one member with the product's own client in it. */
export interface Tab {
  /** Sends an action under one key until its outcome is known; `presses` at the same moment. */
  carryOut(wish: Wish, presses?: number): Promise<Acknowledgement>;
  /** Waits for pending queries and drops their answers. */
  close(): Promise<void>;
}

/** The delay between requests of one key, in milliseconds: the client's 1.5 s would only slow this down. */
const RESEND_AFTER = 5;

export function openTab(apiUrl: string, member: { id: string; token: string }): Tab {
  const staying = new AbortController();
  const reports: string[] = [];
  const environment: ApiEnvironment = {
    apiUrl,
    idempotency: "send",
    session: { token: () => member.token, epoch: () => 0, signal: () => staying.signal },
    language: () => "th",
    report: ({ kind }) => void reports.push(kind),
    server: newServerKnowledge(),
    timeouts: { resend: RESEND_AFTER },
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: environment },
        immutableCheck: false,
        serializableCheck: false,
      }).concat(api.middleware),
  });

  function press(wish: Wish, key: ReturnType<typeof newIdempotencyKey>): Promise<{ error?: unknown }> {
    const untracked = { track: false };
    switch (wish.kind) {
      case "transfer":
        return store.dispatch(walletApi.endpoints.transfer.initiate({ ...wish, key }, untracked));
      case "withdraw":
        return store.dispatch(walletApi.endpoints.withdrawAll.initiate({ ...wish, key }, untracked));
      case "gift-link":
        return store.dispatch(
          giftLinkApi.endpoints.sendGiftLink.initiate({ link: wish.link, key }, untracked),
        );
      default:
        return wish satisfies never;
    }
  }

  /** As the dialogs do: sends an action with an unknown outcome again, under the same key. */
  async function pressUntilKnown(
    wish: Wish,
    key: ReturnType<typeof newIdempotencyKey>,
  ): Promise<string | null> {
    for (;;) {
      const { error } = await press(wish, key);
      if (error === undefined) return null;
      const failure = error as ApiError;
      if (failure.kind === "refused") return failure.message;
      if (failure.kind !== "outcome-unknown" && failure.kind !== "still-running")
        throw new Error(`A wish ended in ${JSON.stringify({ error, reports })}.`);
    }
  }

  return {
    async carryOut(wish, presses = 1) {
      const key = newIdempotencyKey();
      const told = await Promise.all(Array.from({ length: presses }, () => pressUntilKnown(wish, key)));
      const [refusal = null] = told;
      if (told.some((one) => one !== refusal)) throw new Error(`One key, told apart: ${told.join(", ")}.`);
      return { memberId: member.id, key: key, wish, refusal };
    },
    async close() {
      await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
      // Its cache timers would keep the process alive.
      store.dispatch(api.util.resetApiState());
    },
  };
}
