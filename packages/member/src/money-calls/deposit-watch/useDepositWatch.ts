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

/** One watch per mounted site, shared by the dialogs and the page. */
const watches = new WeakMap<Store, DepositWatch>();

/** The watch of this member's deposits, created on first use. */
export function useDepositWatch(): DepositWatch {
  const store = useStore() as unknown as Store;
  const session = useSession();
  const { tab } = useStorages();
  const known = watches.get(store);
  if (known) return known;
  const watch = createWatch(store, session, tab);
  watches.set(store, watch);
  return watch;
}

/** The watched deposits and their states. */
export function useDepositStates(): readonly DepositState[] {
  const watch = useDepositWatch();
  return useSyncExternalStore(watch.subscribe, watch.states);
}

function createWatch(store: Store, session: Session, storage: SafeStorage): DepositWatch {
  const watch = createDepositWatch({
    lookUp: (deposit) => lookUpDeposit(deposit, store),
    storage: createDepositStorage(storage, async () => {
      // The watch may be created during a render, which must not dispatch.
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
    channel: typeof BroadcastChannel === "function" ? new BroadcastChannel("member-wallet-deposits") : null,
  });
  session.subscribe((event) => {
    if (event.kind === "entered" || event.kind === "left") watch.forget();
  });
  return watch;
}
