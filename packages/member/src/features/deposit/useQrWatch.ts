import type { QrProvider } from "@member-wallet/domain";
import { useEffect, useRef, useState } from "react";
import { useDispatch } from "react-redux";
import { type Qr, refetchQr, useGetQrQuery } from "@member-wallet/api";
import type { Loadable } from "@member-wallet/ui";
import type { QrState } from "@member-wallet/ui/dialogs/deposit";
import type { Store } from "../../store/store.ts";
import { useLoadable } from "../../store/useLoadable.ts";
import { type Act, type EndedAct, isEnded, isTold } from "../../money-calls/record/act.ts";
import { createdAt } from "../../money-calls/record/follow-money.ts";
import { seenOnPage, useActs, useRecord } from "../../money-calls/record/useRecord.ts";

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

/**
 * A provider's QR while one is open (§4): until it is paid, cancelled, or expires at 00:00 of the server's clock. The
 * record gets every QR that shows, looks at it, and finds its payment.
 * @param now the server's clock; must stay the same function.
 * @param onReceived called when the visible QR was paid.
 */
export function useQrWatch(
  provider: QrProvider,
  now: () => number,
  onReceived: (received: EndedAct) => void,
): QrWatch {
  const record = useRecord();
  const dispatch = useDispatch<Store["dispatch"]>();
  const [ending, setEnding] = useState<Ending>({ kind: "none" });
  const [seen, setSeen] = useState<OpenQr | null>(null);
  const query = useGetQrQuery(provider, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });

  const hiddenQr = hiddenId(ending);
  const open = query.data?.kind === "open" && query.data.id !== hiddenQr ? query.data : null;
  if (open !== null && open.id !== seen?.id) setSeen(open);
  if (seen !== null && seen.id !== hiddenQr && query.data?.kind === "none") {
    setSeen(null);
    setEnding(endingOf(seen, ending, now()));
  }

  useEffect(() => {
    if (open !== null) record.observeQr(provider, open);
  }, [open, record, provider]);

  const shown = useShownQr(open?.id ?? goneId(ending), ending, onReceived);

  // Another tab has cancelled it.
  const followed = useRef(shown?.key);
  useEffect(() => {
    if (followed.current !== undefined && shown === null && open !== null) void refetchQr(provider, dispatch);
    followed.current = shown?.key;
    // oxlint-disable-next-line react/exhaustive-deps -- Once for each QR that goes.
  }, [shown?.key]);

  return {
    content: useLoadable({ ...query, currentData: open ?? stateOf(query.data, ending, shown) }),
    setCancelState: (id, state) => {
      if (state === "done" && shown !== null) record.drop(shown.key);
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

/** The act of the QR that shows here, or whose end does; `null` for none. Its end is told here, and nowhere else. */
function useShownQr(id: string | null, ending: Ending, onReceived: (received: EndedAct) => void): Act | null {
  const record = useRecord();
  const act = useActs().find((each) => id !== null && qrId(each) === id) ?? null;
  const key = act?.key;
  const isGone = goneId(ending) !== null;

  useEffect(() => {
    if (key === undefined) return undefined;
    const release = record.claim(key);
    return () => {
      // An end that the member has dismissed here does not show again.
      const left = record.acts().find((each) => each.key === key);
      if (left && isEnded(left) && left.stand.end.kind !== "arrived")
        void record.tell(left, async () => undefined);
      release();
    };
  }, [key, record]);

  useEffect(() => {
    if (key !== undefined && isGone) void record.refresh(key);
  }, [key, isGone, record]);

  useEffect(() => {
    if (act !== null && isEnded(act) && act.stand.end.kind === "arrived" && !isTold(act))
      void record.tell(act, () => {
        onReceived(act);
        return seenOnPage();
      });
  }, [act, record, onReceived]);

  return act;
}

/** The server's id of a QR's act. */
export function qrId({ asked, stand }: Act): string | null {
  if (asked.kind !== "qr") return null;
  return stand.kind === "processing" || stand.kind === "ended" ? stand.progress.reference : null;
}

/** The id of the QR of which the payment is awaited. */
function goneId(ending: Ending): string | null {
  return ending.kind === "gone" || ending.kind === "expired" ? ending.id : null;
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

/** What shows while no QR is open: how the last one ended, or that there is none; `undefined` until it is known. */
function stateOf(qr: Qr | undefined, ending: Ending, shown: Act | null): QrState | undefined {
  if (ending.kind === "expired") return { kind: "over" };
  if (ending.kind === "gone" && shown?.stand.kind === "processing")
    return {
      kind: "confirming",
      amount: shown.stand.progress.amount,
      created: createdAt(shown),
      paidAt: shown.stand.progress.qr?.paidAt ?? null,
    };
  if (ending.kind === "gone" && shown?.stand.kind === "ended" && shown.stand.end.kind !== "arrived")
    return { kind: "not-received", amount: shown.stand.progress.amount };
  return qr?.kind === "open" ? { kind: "none" } : qr;
}
