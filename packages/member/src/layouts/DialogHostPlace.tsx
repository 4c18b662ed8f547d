import { useTranslation } from "react-i18next";
import { Button, type NotThere, Spinner } from "@member-wallet/ui";
import { useDialogAddress } from "../router/useDialogAddress.ts";
import styles from "./DialogHostPlace.module.css";

/**
 * Stands for a dialog while not even the dialogs' own code is there. No modal dialog itself: the page behind stays of use.
 */
export function DialogHostPlace({ lazy }: { lazy: NotThere }) {
  const { t } = useTranslation(["site", "ui"]);
  const { close } = useDialogAddress();
  return (
    <div className={styles.bar}>
      {lazy.kind === "waiting" ? (
        <Spinner labelled />
      ) : (
        <>
          <p role="alert">
            <strong>{t("site:trouble.heading")}</strong> {t("site:trouble.text")}
          </p>
          <Button size="small" pending={lazy.trying} onClick={lazy.retry}>
            {t("ui:tryAgain")}
          </Button>
        </>
      )}
      <Button size="small" variant="quiet" onClick={close}>
        {t("ui:close")}
      </Button>
    </div>
  );
}
