import { useTranslation } from "react-i18next";
import { Button, type NotLoaded, Spinner } from "@member-wallet/ui";
import styles from "./OverlayPlaceholderView.module.css";

interface OverlayPlaceholderViewProps {
  lazy: NotLoaded;
  /** Closes the dialog that is loading; absent where it can't be closed. */
  onClose?: () => void;
}

/**
 * A bar over the page, shown for a dialog whose code is loading or failed to load. It is not a modal dialog, so the page
 * behind it stays usable.
 */
export function OverlayPlaceholderView({ lazy, onClose }: OverlayPlaceholderViewProps) {
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
