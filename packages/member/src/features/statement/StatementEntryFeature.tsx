import { StatementEntryDialog } from "@member-wallet/ui/dialogs/statement-entry";
import type { StatementEntryKey } from "../../navigation/dialog-address.ts";
import { HideableAmounts } from "../../hidden-amounts/HideableAmounts.tsx";
import { useStatementEntry } from "./useStatementEntry.ts";

/** One entry of the statement in full (§2 Statement). */
export function StatementEntryFeature(key: StatementEntryKey) {
  return (
    <HideableAmounts>
      <StatementEntryDialog {...useStatementEntry(key)} />
    </HideableAmounts>
  );
}
