import { StatementEntryDialog } from "@member-wallet/ui/dialogs/statement-entry";
import type { StatementEntryAddress } from "../../navigation/dialog-address.ts";
import { useStatementEntry } from "./useStatementEntry.ts";

/** One entry of the statement in full (§2 Statement): the view and what it lives on. */
export function StatementEntryFeature({ address }: { address: StatementEntryAddress }) {
  return <StatementEntryDialog {...useStatementEntry(address)} />;
}
