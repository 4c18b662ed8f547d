import { useEffect, useState } from "react";
import { type Qr, type QrProvider, useGetQrQuery } from "@member-wallet/api";
import type { QrContent } from "@member-wallet/ui/dialogs/deposit";
import { useErrorText } from "../../errors/useErrorText.ts";

/** How often an open QR is looked at, in milliseconds: it disappears once it is paid. */
const LOOK_EVERY = 5_000;
/** An open QR that is gone this close to its deadline ran out; earlier, it was paid or cancelled elsewhere. */
const CLOSE_TO_DEADLINE = 2_000;

type OpenQr = Extract<Qr, { kind: "open" }>;

/** How the last open QR ended, as far as this page saw. */
type Ending =
  | { readonly kind: "none" }
  /** The member cancels it: its going is no news. */
  | { readonly kind: "cancelled"; readonly id: string }
  /** It went before its time: paid, or cancelled elsewhere. */
  | { readonly kind: "finished"; readonly id: string }
  /** It ran out; `read` once the member went on from there. */
  | { readonly kind: "over"; readonly id: string; readonly read: boolean };

interface QrWatch {
  content: QrContent;
  refetch(): void;
  /** Says that the member is about to cancel this QR; `null` takes it back. */
  expectCancel(id: string | null): void;
  /** The countdown of this QR reached 00:00. */
  runOut(): void;
  /** From "ran out" on to the form. */
  goOn(): void;
}

/**
 * Looks at a maker's QR for as long as one is open (§4): until it is paid, is cancelled, or runs out at 00:00 of the
 * server's clock.
 * @param now the server's clock; must stay the same function.
 * @param onFinished it is gone before its time: paid, or cancelled elsewhere. Must stay the same function.
 */
export function useQrWatch(maker: QrProvider, now: () => number, onFinished: () => void): QrWatch {
  const textOf = useErrorText();
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

  const endedId = ending.kind === "none" ? null : ending.id;
  const open = look.data?.kind === "open" && look.data.id !== endedId ? look.data : null;
  if (open !== null && open.id !== seen?.id) setSeen(open);
  if (polling !== (open !== null)) setPolling(open !== null);
  if (seen !== null && seen.id !== endedId && look.data?.kind === "none") {
    setSeen(null);
    const ranOut = seen.deadline !== null && now() >= seen.deadline - CLOSE_TO_DEADLINE;
    setEnding(ranOut ? { kind: "over", id: seen.id, read: false } : { kind: "finished", id: seen.id });
  }

  const finished = ending.kind === "finished";
  useEffect(() => {
    if (finished) onFinished();
  }, [finished, onFinished]);

  return {
    content: contentOf(look, ending, textOf),
    refetch: () => void look.refetch(),
    expectCancel: (id) => setEnding(id === null ? { kind: "none" } : { kind: "cancelled", id }),
    runOut: () => {
      if (open !== null) setEnding({ kind: "over", id: open.id, read: false });
      void look.refetch();
    },
    goOn: () => {
      if (ending.kind === "over") setEnding({ ...ending, read: true });
      void look.refetch();
    },
  };
}

function contentOf(
  { data, error, isFetching }: ReturnType<typeof useGetQrQuery>,
  ending: Ending,
  textOf: (failure: unknown) => string,
): QrContent {
  if (ending.kind === "over" && !ending.read) return { kind: "over" };
  // What ran out is not shown again, though the newest look still has it.
  if (data?.kind === "open" && ending.kind === "over" && data.id === ending.id) return { kind: "none" };
  if (data) return data;
  return error !== undefined && !isFetching
    ? { kind: "failed", message: textOf(error) }
    : { kind: "loading" };
}
