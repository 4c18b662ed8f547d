import type { StatementEntry } from "@member-wallet/api";
import { statementSign, statementState } from "@member-wallet/domain";
import type { StatementEntryView } from "@member-wallet/ui/dialogs/statement-entry";
import type { EntryLabels } from "./useEntryLabels.ts";

/** An entry as its row and its dialog show it. */
export function entryView(entry: StatementEntry, labels: EntryLabels): StatementEntryView & EntryLabels {
  const { statementType, status, amount, createdAt, sentAt = null, endedAt = null } = entry;
  return {
    ...labels,
    state: statementState(status),
    amount,
    sign: statementSign(statementType),
    createdAt,
    sentAt,
    endedAt,
  };
}
