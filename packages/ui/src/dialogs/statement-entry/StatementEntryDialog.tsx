import { SearchX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../dialog/Dialog.tsx";
import { LoadableContent } from "../../loadable/LoadableContent.tsx";
import { EmptyState } from "../../state/EmptyState.tsx";
import { DialogBodySkeleton } from "../../dialog/DialogBodySkeleton.tsx";
import { EntryDetails } from "./EntryDetails.tsx";
import type { StatementEntryDialogProps } from "./props.ts";

/** One statement entry in full, with a line to copy for support (§2 Statement). */
export function StatementEntryDialog({ content, support, onClose }: StatementEntryDialogProps) {
  const { t } = useTranslation(["statement", "dialogs"]);
  return (
    <Dialog title={t("dialogs:statement-entry")} onClose={onClose}>
      <LoadableContent content={content} skeleton={<DialogBodySkeleton />}>
        {(entry) =>
          entry === null ? (
            <EmptyState icon={SearchX} title={t("entry.missing")} message={t("entry.missingHint")} />
          ) : (
            <EntryDetails entry={entry} support={support} />
          )
        }
      </LoadableContent>
    </Dialog>
  );
}
