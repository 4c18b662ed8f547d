import type { ChatButton } from "@member-wallet/api";
import { useTranslation } from "react-i18next";
import { MessageButton } from "./MessageButton.tsx";
import styles from "./QuickReplies.module.css";

interface QuickRepliesProps {
  /** Those of `shownButtons`. */
  readonly buttons: readonly ChatButton[];
  readonly onButton: (button: ChatButton) => void;
}

/** Answers to choose from, below the last message. */
export function QuickReplies({ buttons, onButton }: QuickRepliesProps) {
  const { t } = useTranslation("chat");
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- They are no fields of a form.
    <div className={styles.replies} role="group" aria-label={t("message.quickReplies")}>
      {buttons.map((button, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- The answers of one message never move.
        <MessageButton key={at} button={button} variant="chip" onButton={onButton} />
      ))}
    </div>
  );
}
