import { useEffect, useRef, useState } from "react";
import { useDispatch } from "react-redux";
import { refetchBalance } from "@member-wallet/api";
import type { StatementState } from "@member-wallet/domain";
import type { SlipOutcome, SlipRow } from "@member-wallet/ui/dialogs/slips";
import type { Store } from "../../store/store.ts";

/**
 * How the last slip ended while the list shows. When one is accepted, or the followed one turns out to be, the balance
 * is refetched.
 */
export function useSlipOutcome(
  slips: readonly SlipRow[] | null,
  followed: string | null,
): SlipOutcome | null {
  const dispatch = useDispatch<Store["dispatch"]>();
  const known = useRef(new Map<string, StatementState>());
  const [outcome, setOutcome] = useState<SlipOutcome | null>(null);

  useEffect(() => {
    if (slips === null) return;
    const before = known.current;
    const ended = slips.filter(
      (slip) => slip.state !== "in-progress" && before.get(nameOf(slip)) === "in-progress",
    );
    const foundTaken = slips.some(
      (slip) => slip.reference === followed && slip.state === "success" && !before.has(nameOf(slip)),
    );
    for (const slip of slips) before.set(nameOf(slip), slip.state);

    // When several end at once, the followed one shows, else the newest.
    const reported = ended.find(({ reference }) => reference === followed) ?? ended[0];
    if (reported) setOutcome(outcomeOf(reported));
    if (foundTaken || ended.some(({ state }) => state === "success")) void refetchBalance(dispatch);
  }, [slips, followed, dispatch]);

  return outcome;
}

/** Identifies a slip; a server may leave the reference empty. */
function nameOf({ reference, receivedAt }: SlipRow): string {
  return `${reference} ${receivedAt}`;
}

function outcomeOf({ state, amount, reason }: SlipRow): SlipOutcome {
  return state === "success" ? { state, amount } : { state: "failed", reason };
}
