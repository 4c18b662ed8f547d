import { RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../button/Button.tsx";
import { Dialog } from "../../dialog/Dialog.tsx";
import { LoadableContent } from "../../loadable/LoadableContent.tsx";
import { Notice } from "../../notice/Notice.tsx";
import { ContentSkeleton } from "../../skeleton/ContentSkeleton.tsx";
import { SAMPLE_AMOUNT, SAMPLE_TEXT, SAMPLE_TIME } from "../../skeleton/samples.ts";
import { EmptyState } from "../../state/EmptyState.tsx";
import { Pager } from "../../table/Pager.tsx";
import { BlockedPicture } from "./BlockedPicture.tsx";
import { SlipOutcomeNotice } from "./SlipOutcomeNotice.tsx";
import type { SlipRow, SlipsDialogProps } from "./props.ts";
import styles from "./SlipsDialog.module.css";
import { SlipTable } from "./SlipTable.tsx";

const SAMPLE: readonly SlipRow[] = Array.from({ length: 5 }, () => ({
  reference: SAMPLE_TEXT,
  receivedAt: SAMPLE_TIME,
  endedAt: null,
  amount: SAMPLE_AMOUNT,
  state: "success",
  reason: null,
}));

/** The slips that a member sent and what became of them (§2 Statement). */
export function SlipsDialog(props: SlipsDialogProps) {
  const { t } = useTranslation(["slips", "dialogs"]);
  const { watching, outcome, picture, refreshing, onRefresh, onClose } = props;
  return (
    <Dialog title={t("dialogs:slips")} size="large" steady onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.bar}>
          <div className={styles.watching}>{watching && <p>{t("watching")}</p>}</div>
          <Button size="small" variant="quiet" icon={RefreshCw} pending={refreshing} onClick={onRefresh}>
            {t("refresh")}
          </Button>
        </div>
        <SlipOutcomeNotice outcome={outcome} />
        {picture.kind === "blocked" && <BlockedPicture href={picture.href} />}
        <List {...props} />
      </div>
    </Dialog>
  );
}

function List({ content, followed, picture, support, onPage, onView }: SlipsDialogProps) {
  const { t } = useTranslation("slips");
  return (
    <LoadableContent
      content={content}
      skeleton={
        <ContentSkeleton>
          <SlipTable
            rows={SAMPLE}
            recent={null}
            followed={null}
            opening={null}
            pending={false}
            support={support}
            onView={onView}
          />
        </ContentSkeleton>
      }
    >
      {({ rows, recent, page, pages, turning, stale }) => (
        <>
          {stale !== null && (
            <Notice tone="warning" announced title={t("updateFailed")}>
              {stale}
            </Notice>
          )}
          {rows.length === 0 ? (
            <EmptyState title={t("empty")} message={t("emptyHint")} />
          ) : (
            <SlipTable
              rows={rows}
              recent={recent}
              followed={followed}
              opening={picture.kind === "opening" ? picture.reference : null}
              pending={turning}
              support={support}
              onView={onView}
            />
          )}
          <Pager page={page} pages={pages} pending={turning} onPage={onPage} />
        </>
      )}
    </LoadableContent>
  );
}
