import type { QrProvider } from "@member-wallet/domain";
import { useEffect, useState } from "react";
import { type Qr, useGetQrQuery } from "@member-wallet/api";
import type { QrContent } from "@member-wallet/ui/dialogs/deposit";
import { useErrorText } from "../../language/useErrorText.ts";
import { useDepositStates, useDepositWatch } from "../deposit-watch/useDepositWatch.ts";
import type { DepositEnd, DepositState } from "../deposit-watch/watched-deposit.ts";

/** How often an open QR is looked at, in milliseconds: it disappears once it is paid. */
const LOOK_EVERY = 5_000;
/** An open QR that is gone this close to its deadline ran out; earlier, it was paid or cancelled elsewhere. */
const CLOSE_TO_DEADLINE = 2_000;

type OpenQr = Extract<Qr, { kind: "open" }>;

/** How the last open QR ended, as far as this page saw. */
type Ending =
  | { readonly kind: "none" }
  /** The member cancels it: its going is no news. It stays in sight until the server says so. */
  | { readonly kind: "cancelling"; readonly id: string }
  /** The member is done with it: cancelled it, or read how it ended. */
  | { readonly kind: "left"; readonly id: string }
  /** It went before its time: paid, or cancelled elsewhere. */
  | { readonly kind: "gone"; readonly id: string }
  /** It ran out. */
  | { readonly kind: "over"; readonly id: string };

interface QrWatch {
  content: QrContent;
  refetch(): void;
  /** How far the member's cancelling of a QR has come; `refused` when the server keeps it. */
  tellCancel(id: string, state: "begun" | "done" | "refused"): void;
  /** The countdown of this QR reached 00:00. */
  expire(): void;
  /** From a QR that is no more on to the form. */
  goOn(): void;
}

/** A QR was paid. */
export type Received = Extract<DepositEnd, { kind: "received" }>;

/**
 * Looks at a maker's QR for as long as one is open (§4): until it is paid, is cancelled, or runs out at 00:00 of the
 * server's clock. Every QR that is seen is handed to the deposit watch, which finds its payment.
 * @param now the server's clock; must stay the same function.
 * @param onReceived the QR that is shown was paid.
 */
export function useQrWatch(
  maker: QrProvider,
  now: () => number,
  onReceived: (received: Received) => void,
): QrWatch {
  const textOf = useErrorText();
  const deposits = useDepositWatch();
  const [ending, setEnding] = useState<Ending>({ kind: "none" });
  const [seen, setSeen] = useState<OpenQr | null>(null);
  const [polling, setPolling] = useState(false);
  const look = useGetQrQuery(maker, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    pollingInterval: polling ? LOOK_EVERY : 0,
    skipPollingIfUnfocused: true,
  });

  const endedId = endedIdOf(ending);
  const open = look.data?.kind === "open" && look.data.id !== endedId ? look.data : null;
  if (open !== null && open.id !== seen?.id) setSeen(open);
  if (polling !== (open !== null)) setPolling(open !== null);
  if (seen !== null && seen.id !== endedId && look.data?.kind === "none") {
    setSeen(null);
    setEnding(endingOf(seen, ending, now()));
  }

  useEffect(() => {
    if (open === null) return;
    const { id, amount } = open;
    deposits.add({ kind: "qr", id, provider: maker, amount, before: null, saidPaid: false });
  }, [open, deposits, maker]);

  const ended = useEndedDeposit(ending, onReceived);

  return {
    content: contentOf(look, ending, ended, textOf),
    refetch: () => void look.refetch(),
    tellCancel: (id, state) => {
      if (state === "done") deposits.drop(id);
      setEnding(afterCancel(id, state));
    },
    expire: () => {
      if (open !== null) setEnding({ kind: "over", id: open.id });
      void look.refetch();
    },
    goOn: () => {
      if (endedId !== null) setEnding({ kind: "left", id: endedId });
      void look.refetch();
    },
  };
}

/**
 * How the deposit watch stands on the QR whose end is shown here; `null` when none is, or when its end was told elsewhere.
 * While it is shown, its end is told here alone.
 */
function useEndedDeposit(ending: Ending, onReceived: (received: Received) => void): DepositState | null {
  const id = ending.kind === "gone" || ending.kind === "over" ? ending.id : null;
  const deposits = useDepositWatch();
  const state = useDepositStates().find(({ deposit }) => deposit.id === id) ?? null;

  useEffect(() => {
    if (id === null) return undefined;
    const release = deposits.claim(id);
    void deposits.lookNow(id);
    return () => {
      // What was read here is not told once more.
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

/** The QR that is not to be shown again, though a look from before may still have it. */
function endedIdOf(ending: Ending): string | null {
  return ending.kind === "none" || ending.kind === "cancelling" ? null : ending.id;
}

function afterCancel(id: string, state: "begun" | "done" | "refused"): Ending {
  switch (state) {
    case "begun":
      return { kind: "cancelling", id };
    case "done":
      return { kind: "left", id };
    case "refused":
      return { kind: "none" };
    default:
      return state satisfies never;
  }
}

/** What it means that an open QR is gone. */
function endingOf({ id, deadline }: OpenQr, ending: Ending, now: number): Ending {
  if (ending.kind === "cancelling" && ending.id === id) return { kind: "left", id };
  const ranOut = deadline !== null && now >= deadline - CLOSE_TO_DEADLINE;
  return { kind: ranOut ? "over" : "gone", id };
}

function contentOf(
  { data, error, isFetching }: ReturnType<typeof useGetQrQuery>,
  ending: Ending,
  ended: DepositState | null,
  textOf: (failure: unknown) => string,
): QrContent {
  if (ending.kind === "over") return { kind: "over" };
  if (ending.kind === "gone" && ended?.deposit.kind === "qr") {
    const { amount } = ended.deposit;
    return { kind: ended.end?.kind === "not-received" ? "not-received" : "confirming", amount };
  }
  if (data?.kind === "open" && data.id === endedIdOf(ending)) return { kind: "none" };
  if (data) return data;
  return error !== undefined && !isFetching
    ? { kind: "failed", message: textOf(error) }
    : { kind: "loading" };
}
