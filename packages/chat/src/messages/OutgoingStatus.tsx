import { Button, ProgressBar } from "@member-wallet/ui";
import { CircleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { OutgoingState, SendFailure } from "../conversation/conversation.ts";
import styles from "./OutgoingStatus.module.css";

interface OutgoingStatusProps {
  readonly state: OutgoingState;
  readonly onRetry: () => void;
  /** Removes a failed message, or cancels an upload. */
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
    case "failed": {
      const problem = problemOf(state.error);
      return (
        <div className={styles.failed}>
          <p className={styles.status}>
            <CircleAlert className={styles.icon} aria-hidden />
            {t(`chat:message.failed.${problem}`)}
          </p>
          <div className={styles.buttons}>
            {canBeSentAgain(problem) && (
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
  }
}

type Problem = "offline" | "unconfirmed" | "file" | "fileMissing" | "other";

/** The same file would be refused again, and one that is missing stays missing. */
const canBeSentAgain = (problem: Problem) => problem !== "file" && problem !== "fileMissing";

/** What the customer is told of a failure. A message sent again has the same key: it never arrives twice. */
function problemOf(error: SendFailure): Problem {
  switch (error.kind) {
    case "offline":
      return "offline";
    case "timeout":
    case "outcome-unknown":
    case "still-running":
    case "shape":
      return "unconfirmed";
    case "refused":
      return error.message === "SLIP_INVALID_FILE" || error.message === "SLIP_NO_FILE" ? "file" : "other";
    case "file-missing":
      return "fileMissing";
    case "refused-silently":
    case "server":
    case "signed-out":
    case "gone":
    case "aborted":
      return "other";
  }
}
