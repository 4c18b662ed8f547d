import { RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../button/Button.tsx";
import { Dialog } from "../../dialog/Dialog.tsx";
import { Notice } from "../../notice/Notice.tsx";
import { Skeleton } from "../../skeleton/Skeleton.tsx";
import { EmptyState } from "../../state/EmptyState.tsx";
import { ErrorState } from "../../state/ErrorState.tsx";
import { Pager } from "../../table/Pager.tsx";
import { BlockedPicture } from "./BlockedPicture.tsx";
import { SlipOutcomeNotice } from "./SlipOutcomeNotice.tsx";
import type { SlipsDialogProps } from "./props.ts";
import styles from "./SlipsDialog.module.css";
import { SlipTable } from "./SlipTable.tsx";

/** The slips that a member sent and what became of them (§2 Statement). */
export function SlipsDialog(props: SlipsDialogProps) {
  const { t } = useTranslation("slips");
  const { watching, outcome, picture, refreshing, onRefresh, onClose } = props;
  return (
    <Dialog title={t("title")} size="large" onClose={onClose}>
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

function List({ content, followed, picture, refreshing, onRefresh, onPage, onView }: SlipsDialogProps) {
  const { t } = useTranslation("slips");
  switch (content.kind) {
    case "loading":
      return (
        <div aria-busy="true">
          <Skeleton lines={8} />
        </div>
      );
    case "failed":
      return (
        <ErrorState message={content.message} onRetry={onRefresh} pending={content.retrying || refreshing} />
      );
    case "ready":
      return (
        <>
          {content.stale !== null && (
            <Notice tone="warning" announced title={t("updateFailed")}>
              {content.stale}
            </Notice>
          )}
          {content.rows.length === 0 ? (
            <EmptyState title={t("empty")} message={t("emptyHint")} />
          ) : (
            <SlipTable
              rows={content.rows}
              followed={followed}
              opening={picture.kind === "opening" ? picture.reference : null}
              pending={content.turning}
              onView={onView}
            />
          )}
          <Pager page={content.page} pages={content.pages} pending={content.turning} onPage={onPage} />
        </>
      );
    default:
      return content satisfies never;
  }
}
