import { SearchX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../dialog/Dialog.tsx";
import { LoadableContent } from "../../loadable/LoadableContent.tsx";
import { EmptyState } from "../../state/EmptyState.tsx";
import { ContentSkeleton } from "../../skeleton/ContentSkeleton.tsx";
import { SAMPLE_AMOUNT, SAMPLE_TEXT, SAMPLE_TIME } from "../../skeleton/samples.ts";
import { EntryDetails } from "./EntryDetails.tsx";
import type { StatementEntryDialogProps, StatementEntryView } from "./props.ts";

const SAMPLE: StatementEntryView = {
  activity: SAMPLE_TEXT,
  name: null,
  state: "success",
  amount: SAMPLE_AMOUNT,
  sign: "+",
  from: SAMPLE_TEXT,
  to: SAMPLE_TEXT,
  createdAt: SAMPLE_TIME,
  sentAt: null,
  endedAt: null,
  note: null,
};

/** One statement entry in full, with a line to copy for support (§2 Statement). */
export function StatementEntryDialog({ content, onClose, ...known }: StatementEntryDialogProps) {
  const { t } = useTranslation(["statement", "dialogs"]);
  return (
    <Dialog title={t("dialogs:statement-entry")} steady onClose={onClose}>
      <LoadableContent
        content={content}
        skeleton={
          <ContentSkeleton>
            <EntryDetails entry={SAMPLE} support={null} recent={null} steps={[]} />
          </ContentSkeleton>
        }
      >
        {(entry) =>
          entry === null ? (
            <EmptyState icon={SearchX} title={t("entry.missing")} message={t("entry.missingHint")} />
          ) : (
            <EntryDetails {...known} entry={entry} />
          )
        }
      </LoadableContent>
    </Dialog>
  );
}
