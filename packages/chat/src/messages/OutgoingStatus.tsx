import { Button, ProgressBar } from "@member-wallet/ui";
import { Clock } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { OutgoingState } from "../conversation/conversation.ts";
import { LazySendFailed } from "./lazy-outgoing.ts";
import styles from "./OutgoingStatus.module.css";

interface OutgoingStatusProps {
  readonly state: OutgoingState;
  readonly onRetry: () => void;
  /** Removes a message that failed or waits, or cancels an upload. */
  readonly onRemove: () => void;
}

/** How far an unconfirmed message is, and what can be done about it (§4 Chat). */
export function OutgoingStatus({ state, onRetry, onRemove }: OutgoingStatusProps) {
  const { t } = useTranslation(["chat", "ui"]);
  switch (state.kind) {
    case "sending":
      return <p className={styles.status}>{t("chat:message.sending")}</p>;
    case "uploading":
      return (
        <div className={styles.upload}>
          <ProgressBar label={t("chat:message.uploading")} value={state.progress} />
          <Button size="small" variant="quiet" onClick={onRemove}>
            {t("ui:cancel")}
          </Button>
        </div>
      );
    case "waiting":
      return (
        <div className={styles.stopped}>
          <p className={styles.status}>
            <Clock className={styles.icon} aria-hidden />
            {t(`chat:message.waiting.${state.for}`)}
          </p>
          <Button size="small" variant="quiet" onClick={onRemove}>
            {t("chat:message.remove")}
          </Button>
        </div>
      );
    case "failed":
      return <LazySendFailed failure={state.error} onRetry={onRetry} onRemove={onRemove} />;
  }
}
