import { CloudAlert, RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../button/Button.tsx";
import styles from "./State.module.css";

/** What failed, and how to try again. */
export interface ErrorStateProps {
  /** What went wrong, in the member's language. */
  readonly message: string;
  /** Offers to try again. */
  readonly onRetry?: () => void;
  /** A retry is running. */
  readonly pending?: boolean;
}

/** Replaces content that failed to load; the rest of the page keeps working. */
export function ErrorState({ message, onRetry, pending = false }: ErrorStateProps) {
  const { t } = useTranslation("ui");
  return (
    <div className={styles.state} role="alert">
      <span className={styles.medallion} data-tone="negative">
        <CloudAlert className={styles.icon} aria-hidden />
      </span>
      <p className={styles.message}>{message}</p>
      {onRetry && (
        <Button icon={RotateCw} pending={pending} onClick={onRetry}>
          {t("tryAgain")}
        </Button>
      )}
    </div>
  );
}
