import type { StatementEntry } from "@member-wallet/api";
import { statementState } from "@member-wallet/domain";
import type { DepositStep } from "@member-wallet/ui/dialogs/statement-entry";
import { type Act, askedAt, type EndedAct, isEnded } from "./act.ts";
import { createdAt } from "./follow-money.ts";
import { isSlipsDeposit } from "./proof.ts";

/**
 * The dated steps of a deposit that came, as far as the server tells them or this browser has recorded them; none where
 * its own time is all that is known. An act that could be another entry's, and one of two that could be this one's, tell
 * nothing.
 * @param entries those of its page.
 */
export function depositSteps(
  entry: StatementEntry,
  entries: readonly StatementEntry[],
  acts: readonly Act[],
): readonly DepositStep[] {
  const { statementType, status, endedAt } = entry;
  if (statementType !== "deposit" || statementState(status) !== "success") return [];
  const at = endedAt ?? entry.createdAt;
  const [act, ...others] = acts.filter(isEnded).filter((each) => isPaidBy(entry, each));
  const isSure = act && others.length === 0 && entries.filter((each) => isPaidBy(each, act)).length === 1;
  // What was noted here after the money had come is no step on its way.
  const earlier = isSure ? stepsBefore(act).filter((step) => Date.parse(step.at) <= Date.parse(at)) : [];
  return earlier.length > 0 || endedAt != null ? [...earlier, { what: "arrived", at }] : [];
}

/** Whether an entry can be the money of an act: a QR knows its payment's time, a slip when it was accepted. */
function isPaidBy(entry: StatementEntry, { asked, stand }: EndedAct): boolean {
  const { progress, end } = stand;
  if (end.kind !== "arrived" || entry.statementType !== "deposit") return false;
  if (asked.kind === "slip") return isSlipsDeposit(entry, progress);
  return asked.kind === "qr" && progress.amount === entry.amount && progress.at === entry.createdAt;
}

function stepsBefore(act: EndedAct): readonly DepositStep[] {
  if (act.asked.kind === "slip") return [{ what: "slip.received", at: askedAt(act) }];
  const [created, paid] = [createdAt(act), act.stand.progress.qr?.paidAt];
  return [
    ...(created === null ? [] : [{ what: "qr.created", at: created } as const]),
    ...(paid ? [{ what: "qr.paid", at: paid } as const] : []),
  ];
}
