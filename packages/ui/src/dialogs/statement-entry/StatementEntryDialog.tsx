import { SearchX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../dialog/Dialog.tsx";
import { EmptyState } from "../../state/EmptyState.tsx";
import { ErrorState } from "../../state/ErrorState.tsx";
import { DialogBodySkeleton } from "../../dialog/DialogBodySkeleton.tsx";
import { EntryDetails } from "./EntryDetails.tsx";
import type { StatementEntryDialogProps } from "./props.ts";

/** One statement entry in full, with a line to copy for support (§2 Statement). */
export function StatementEntryDialog(props: StatementEntryDialogProps) {
  const { t } = useTranslation("statement");
  return (
    <Dialog title={t("entry.title")} onClose={props.onClose}>
      <Content {...props} />
    </Dialog>
  );
}

function Content({ content, onRetry }: StatementEntryDialogProps) {
  const { t } = useTranslation("statement");
  switch (content.kind) {
    case "loading":
      return <DialogBodySkeleton lines={4} />;
    case "failed":
      return <ErrorState message={content.message} onRetry={onRetry} pending={content.retrying} />;
    case "missing":
      return <EmptyState icon={SearchX} title={t("entry.missing")} message={t("entry.missingHint")} />;
    case "ready":
      return <EntryDetails entry={content.entry} />;
    default:
      return content satisfies never;
  }
}
