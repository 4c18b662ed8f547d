import { useSyncExternalStore } from "react";
import { useStore } from "react-redux";
import { balanceApi } from "@member-wallet/api";
import { useSession } from "../../session/SessionContext.tsx";
import type { Session } from "../../session/session.ts";
import type { SafeStorage } from "../../storage/storage.ts";
import { useStorages } from "../../storage/StoragesContext.tsx";
import type { Store } from "../../store/store.ts";
import { createDepositWatch, type DepositWatch } from "./deposit-watch.ts";
import { createDepositStorage } from "./deposit-storage.ts";
import { lookUpDeposit } from "./look-up-deposit.ts";
import type { DepositState } from "./watched-deposit.ts";

/** One watch for each mounted site: the dialogs and the line of the page share it. */
const watches = new WeakMap<Store, DepositWatch>();

/** The watch over this member's deposits, begun by whoever needs it first. */
export function useDepositWatch(): DepositWatch {
  const store = useStore() as unknown as Store;
  const session = useSession();
  const { tab } = useStorages();
  const known = watches.get(store);
  if (known) return known;
  const watch = begin(store, session, tab);
  watches.set(store, watch);
  return watch;
}

/** The deposits that are watched, and how they stand. */
export function useDepositStates(): readonly DepositState[] {
  const watch = useDepositWatch();
  return useSyncExternalStore(watch.subscribe, watch.states);
}

function begin(store: Store, session: Session, storage: SafeStorage): DepositWatch {
  const watch = createDepositWatch({
    look: (deposit) => lookUpDeposit(deposit, store),
    kept: createDepositStorage(storage, async () => {
      // Not while something is drawn, from which the watch may be begun.
      await Promise.resolve();
      const wallet = balanceApi.endpoints.getWallet.initiate(undefined, { subscribe: false });
      return (await store.dispatch(wallet)).data?.profile._id;
    }),
    page: {
      isVisible: () => document.visibilityState === "visible",
      onVisible: (listener) =>
        document.addEventListener("visibilitychange", () => {
          if (document.visibilityState === "visible") listener();
        }),
    },
    told: typeof BroadcastChannel === "function" ? new BroadcastChannel("member-wallet-deposits") : null,
  });
  session.subscribe((event) => {
    if (event.kind !== "gone") watch.forget();
  });
  return watch;
}
