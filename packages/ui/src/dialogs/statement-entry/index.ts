/** The detail sheet of a statement's entry, a chunk of its own. */
export type {
  DepositStep,
  EntryNote,
  WithdrawalNote,
  StatementEntryDialogProps,
  StatementEntryView,
} from "./props.ts";
export { EntryDetails } from "./EntryDetails.tsx";
export type { EntryDetailsProps } from "./EntryDetails.tsx";
export { StatementEntryDialog } from "./StatementEntryDialog.tsx";
