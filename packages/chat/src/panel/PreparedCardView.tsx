import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "@member-wallet/ui";
import type { PreparedCard } from "./chat-panel.ts";
import styles from "./PreparedCardView.module.css";

export interface PreparedCardProps {
  readonly card: PreparedCard;
  readonly onRemove: () => void;
}

/** What goes to support with the next text: reference, amount, time and state of what the customer asks about. */
export function PreparedCardView({ card: { title, lines }, onRemove }: PreparedCardProps) {
  const { t } = useTranslation("chat");
  return (
    <section className={styles.card} aria-label={t("panel.card")}>
      <div className={styles.texts}>
        <p className={styles.title}>{title}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <IconButton label={t("panel.removeCard")} icon={X} onClick={onRemove} />
    </section>
  );
}
