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
  /** The member cancels it: its going is no news. It stays in sight until the server says so. */
  | { readonly kind: "cancelling"; readonly id: string }
  | { readonly kind: "cancelled"; readonly id: string }
  /** It went before its time: paid, or cancelled elsewhere. */
  | { readonly kind: "finished"; readonly id: string }
  /** It ran out; `read` once the member went on from there. */
  | { readonly kind: "over"; readonly id: string; readonly read: boolean };

interface QrWatch {
  content: QrContent;
  refetch(): void;
  /** How far the member's cancelling of a QR has come; `kept` when the server refused. */
  tellCancel(id: string, state: "cancelling" | "cancelled" | "kept"): void;
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

  const endedId = endedIdOf(ending);
  const open = look.data?.kind === "open" && look.data.id !== endedId ? look.data : null;
  if (open !== null && open.id !== seen?.id) setSeen(open);
  if (polling !== (open !== null)) setPolling(open !== null);
  if (seen !== null && seen.id !== endedId && look.data?.kind === "none") {
    setSeen(null);
    setEnding(endingOf(seen, ending, now()));
  }

  const finished = ending.kind === "finished";
  useEffect(() => {
    if (finished) onFinished();
  }, [finished, onFinished]);

  return {
    content: contentOf(look, ending, textOf),
    refetch: () => void look.refetch(),
    tellCancel: (id, state) => setEnding(state === "kept" ? { kind: "none" } : { kind: state, id }),
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

/** The QR that is not to be shown again, though a look from before may still have it. */
function endedIdOf(ending: Ending): string | null {
  return ending.kind === "none" || ending.kind === "cancelling" ? null : ending.id;
}

/** What it means that an open QR is gone. */
function endingOf({ id, deadline }: OpenQr, ending: Ending, now: number): Ending {
  if (ending.kind === "cancelling" && ending.id === id) return { kind: "cancelled", id };
  const ranOut = deadline !== null && now >= deadline - CLOSE_TO_DEADLINE;
  return ranOut ? { kind: "over", id, read: false } : { kind: "finished", id };
}

function contentOf(
  { data, error, isFetching }: ReturnType<typeof useGetQrQuery>,
  ending: Ending,
  textOf: (failure: unknown) => string,
): QrContent {
  if (ending.kind === "over" && !ending.read) return { kind: "over" };
  if (data?.kind === "open" && data.id === endedIdOf(ending)) return { kind: "none" };
  if (data) return data;
  return error !== undefined && !isFetching
    ? { kind: "failed", message: textOf(error) }
    : { kind: "loading" };
}
