import { Button } from "@member-wallet/ui";
import { CircleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { SendFailure } from "../conversation/conversation.ts";
import { canBeSentAgain, useFailureText } from "./failure-text.ts";
import styles from "./OutgoingStatus.module.css";

export interface SendFailedProps {
  readonly failure: SendFailure;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** Why a message was not sent, with "try again" and "remove" (§4 Chat). */
export function SendFailed({ failure, onRetry, onRemove }: SendFailedProps) {
  const { t } = useTranslation(["chat", "ui"]);
  const failureText = useFailureText();
  return (
    <div className={styles.stopped} data-failed>
      <p className={styles.status}>
        <CircleAlert className={styles.icon} aria-hidden />
        {failureText(failure)}
      </p>
      <div className={styles.buttons}>
        {canBeSentAgain(failure) && (
          <Button size="small" onClick={onRetry}>
            {t("ui:tryAgain")}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onRemove}>
          {t("chat:message.remove")}
        </Button>
      </div>
    </div>
  );
}
