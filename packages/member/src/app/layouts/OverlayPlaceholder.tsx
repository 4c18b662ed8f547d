import { useTranslation } from "react-i18next";
import { Button, type NotLoaded, Spinner } from "@member-wallet/ui";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import styles from "./OverlayPlaceholder.module.css";

/**
 * Stands over the page for what is not there: no modal dialog itself, whose code would have to be there, and the page
 * behind stays of use.
 * @param onClose gives it up, where that is possible.
 */
function OverPage({ lazy, onClose }: { lazy: NotLoaded; onClose?: () => void }) {
  const { t } = useTranslation(["site", "ui"]);
  return (
    <div className={styles.bar}>
      {lazy.kind === "loading" ? (
        <Spinner labelled />
      ) : (
        <>
          <p role="alert">
            <strong>{t("site:trouble.heading")}</strong> {t("site:trouble.text")}
          </p>
          <Button size="small" pending={lazy.retrying} onClick={lazy.retry}>
            {t("ui:tryAgain")}
          </Button>
        </>
      )}
      {onClose && (
        <Button size="small" variant="quiet" onClick={onClose}>
          {t("ui:close")}
        </Button>
      )}
    </div>
  );
}

/** Stands for a dialog while not even the dialogs' own code is there. */
export function DialogHostPlaceholder({ lazy }: { lazy: NotLoaded }) {
  const { close } = useDialogAddress();
  return <OverPage lazy={lazy} onClose={close} />;
}

/** Stands for the question whether to log out, once it is to be asked. */
export function LeaveQuestionPlaceholder({ lazy, leaving }: { lazy: NotLoaded; leaving: boolean }) {
  return leaving && <OverPage lazy={lazy} />;
}
