import { StatementEntryDialog } from "@member-wallet/ui/dialogs/statement-entry";
import type { StatementEntryKey } from "../../navigation/dialog-address.ts";
import { HideableAmounts } from "../../hidden-amounts/HideableAmounts.tsx";
import { useStatementEntry } from "./useStatementEntry.ts";

/** One entry of the statement in full (§2 Statement). Another address is another dialog. */
export function StatementEntryFeature(address: StatementEntryKey) {
  return (
    <HideableAmounts>
      <StatementEntry key={JSON.stringify(address)} {...address} />
    </HideableAmounts>
  );
}

function StatementEntry(address: StatementEntryKey) {
  return <StatementEntryDialog {...useStatementEntry(address)} />;
}
