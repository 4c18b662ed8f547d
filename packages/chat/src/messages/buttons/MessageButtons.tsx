import type { ChatButton } from "@member-wallet/api";
import { useTranslation } from "react-i18next";
import { MessageButton } from "./MessageButton.tsx";
import styles from "./MessageButton.module.css";

export interface MessageButtonsProps {
  /** Those of `shownButtons`. */
  readonly buttons: readonly ChatButton[];
  /** `rows` are a message's or a card's own; `replies` are the answers to choose from below the last message. */
  readonly as: "rows" | "replies";
  readonly onButton: (button: ChatButton) => void;
}

/** The buttons of a message (§3). */
export function MessageButtons({ buttons, as, onButton }: MessageButtonsProps) {
  const { t } = useTranslation("chat");
  const all = buttons.map((button, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- The buttons of one message never move.
    <MessageButton key={at} button={button} variant={as === "rows" ? "row" : "chip"} onButton={onButton} />
  ));
  if (as === "rows") return all;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- They are no fields of a form.
    <div className={styles.replies} role="group" aria-label={t("message.quickReplies")}>
      {all}
    </div>
  );
}
