import type { QrProvider } from "@member-wallet/domain";
import { useEffect, useState } from "react";
import { type Qr, useGetQrQuery } from "@member-wallet/api";
import type { Loadable } from "@member-wallet/ui";
import type { QrState } from "@member-wallet/ui/dialogs/deposit";
import { useLoadable } from "../../store/useLoadable.ts";
import { useDepositStates, useDepositWatch } from "../../money-calls/deposit-watch/useDepositWatch.ts";
import type { DepositEnd, DepositState } from "../../money-calls/deposit-watch/watched-deposit.ts";

/** How often an open QR is fetched, in milliseconds: it disappears once it is paid. */
const POLLING_INTERVAL = 5_000;
/** A QR that disappears this close to its deadline, in milliseconds, expired; earlier, it was paid or cancelled elsewhere. */
const EXPIRY_TOLERANCE = 2_000;

type OpenQr = Extract<Qr, { kind: "open" }>;

/** How the last open QR ended, as far as this page knows. */
type Ending =
  | { readonly kind: "none" }
  /** The member is cancelling it. It stays visible until the server confirms. */
  | { readonly kind: "cancelling"; readonly id: string }
  /** The member cancelled it, or dismissed the message about its end. */
  | { readonly kind: "dismissed"; readonly id: string }
  /** It disappeared before its deadline: paid, or cancelled elsewhere. */
  | { readonly kind: "gone"; readonly id: string }
  /** It expired. */
  | { readonly kind: "expired"; readonly id: string };

interface QrWatch {
  content: Loadable<QrState>;
  /** The state of cancelling a QR; `refused` when the server keeps it. */
  setCancelState(id: string, state: "begun" | "done" | "refused"): void;
  /** The countdown of this QR reached 00:00. */
  expire(): void;
  /** Replaces an ended QR by the form. */
  dismissEnd(): void;
}

/** A QR was paid. */
export type Received = Extract<DepositEnd, { kind: "received" }>;

/**
 * Polls a provider's QR while one is open (§4): until it is paid, cancelled, or expires at 00:00 of the server's clock.
 * The deposit watch gets every QR that shows, and finds its payment.
 * @param now the server's clock; must stay the same function.
 * @param onReceived called when the visible QR was paid.
 */
export function useQrWatch(
  provider: QrProvider,
  now: () => number,
  onReceived: (received: Received) => void,
): QrWatch {
  const deposits = useDepositWatch();
  const [ending, setEnding] = useState<Ending>({ kind: "none" });
  const [seen, setSeen] = useState<OpenQr | null>(null);
  const [polling, setPolling] = useState(false);
  const query = useGetQrQuery(provider, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    pollingInterval: polling ? POLLING_INTERVAL : 0,
    skipPollingIfUnfocused: true,
  });

  const hiddenQr = hiddenId(ending);
  const open = query.data?.kind === "open" && query.data.id !== hiddenQr ? query.data : null;
  if (open !== null && open.id !== seen?.id) setSeen(open);
  if (polling !== (open !== null)) setPolling(open !== null);
  if (seen !== null && seen.id !== hiddenQr && query.data?.kind === "none") {
    setSeen(null);
    setEnding(endingOf(seen, ending, now()));
  }

  useEffect(() => {
    if (open === null) return;
    const { id, amount } = open;
    deposits.add({ kind: "qr", id, provider, amount, before: null, reportedPaid: false });
  }, [open, deposits, provider]);

  const ended = useEndedDeposit(ending, onReceived);

  return {
    content: useLoadable({ ...query, currentData: stateOf(query.data, ending, ended) }),
    setCancelState: (id, state) => {
      if (state === "done") deposits.drop(id);
      setEnding(afterCancel(id, state));
    },
    expire: () => {
      if (open !== null) setEnding({ kind: "expired", id: open.id });
      void query.refetch();
    },
    dismissEnd: () => {
      if (hiddenQr !== null) setEnding({ kind: "dismissed", id: hiddenQr });
      void query.refetch();
    },
  };
}

/**
 * The deposit watch's state of the QR whose end shows here; `null` when there is none, or when another place has shown
 * its end. While it shows here, no other subscriber shows its end.
 */
function useEndedDeposit(ending: Ending, onReceived: (received: Received) => void): DepositState | null {
  const id = ending.kind === "gone" || ending.kind === "expired" ? ending.id : null;
  const deposits = useDepositWatch();
  const state = useDepositStates().find(({ deposit }) => deposit.id === id) ?? null;

  useEffect(() => {
    if (id === null) return undefined;
    const release = deposits.claim(id);
    void deposits.refresh(id);
    return () => {
      // An end that the member has dismissed here does not show again.
      const left = deposits.states().find(({ deposit }) => deposit.id === id);
      if (left?.end?.kind === "not-received") deposits.drop(id);
      release();
    };
  }, [id, deposits]);

  const end = state?.end ?? null;
  useEffect(() => {
    if (id !== null && end?.kind === "received" && deposits.drop(id)) onReceived(end);
  }, [id, end, deposits, onReceived]);

  return state;
}

/** The id of the QR to hide, though an earlier query may still return it. */
function hiddenId(ending: Ending): string | null {
  return ending.kind === "none" || ending.kind === "cancelling" ? null : ending.id;
}

function afterCancel(id: string, state: "begun" | "done" | "refused"): Ending {
  switch (state) {
    case "begun":
      return { kind: "cancelling", id };
    case "done":
      return { kind: "dismissed", id };
    case "refused":
      return { kind: "none" };
    default:
      return state satisfies never;
  }
}

/** Why an open QR disappeared. */
function endingOf({ id, deadline }: OpenQr, ending: Ending, now: number): Ending {
  if (ending.kind === "cancelling" && ending.id === id) return { kind: "dismissed", id };
  const ranOut = deadline !== null && now >= deadline - EXPIRY_TOLERANCE;
  return { kind: ranOut ? "expired" : "gone", id };
}

/** `undefined` until it is known. */
function stateOf(qr: Qr | undefined, ending: Ending, ended: DepositState | null): QrState | undefined {
  if (ending.kind === "expired") return { kind: "over" };
  if (ending.kind === "gone" && ended?.deposit.kind === "qr") {
    const { amount } = ended.deposit;
    return { kind: ended.end?.kind === "not-received" ? "not-received" : "confirming", amount };
  }
  return qr?.kind === "open" && qr.id === hiddenId(ending) ? { kind: "none" } : qr;
}
