import type { ChatButton } from "@member-wallet/api";
import { phoneUrl, webUrl } from "@member-wallet/ui";
import { ExternalLink, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import styles from "./MessageButton.module.css";

interface MessageButtonProps {
  readonly button: ChatButton;
  /** `row` is as wide as its message, `chip` as its title. */
  readonly variant: "row" | "chip";
  readonly onButton: (button: ChatButton) => void;
}

/**
 * A button of a message (§3): `web` opens a website, `call` dials a number, any other answers support. One whose address
 * or number is refused says so in its place.
 */
export function MessageButton({ button, variant, onButton }: MessageButtonProps) {
  const { t } = useTranslation("chat");
  const title = button.title.trim();
  const look = { className: styles.button, "data-variant": variant };
  if (button.type === "web") {
    const href = webUrl(button.payload);
    if (href === null) return <Refused {...look} title={title} reason={t("message.linkRefused")} />;
    return (
      <a {...look} href={href} target="_blank" rel="noopener noreferrer">
        <ExternalLink className={styles.icon} aria-hidden />
        <bdi>{title || href}</bdi>
      </a>
    );
  }
  if (button.type === "call") {
    const href = phoneUrl(button.payload);
    if (href === null) return <Refused {...look} title={title} reason={t("message.phoneRefused")} />;
    return (
      <a {...look} href={href}>
        <Phone className={styles.icon} aria-hidden />
        <bdi>{title || href.slice("tel:".length)}</bdi>
      </a>
    );
  }
  return (
    <button {...look} type="button" onClick={() => onButton(button)}>
      <bdi>{title}</bdi>
    </button>
  );
}

interface RefusedProps {
  readonly className: string | undefined;
  readonly "data-variant": string;
  readonly title: string;
  readonly reason: string;
}

/** Takes the focus, so that its reason is found by the keyboard too. */
function Refused({ title, reason, ...look }: RefusedProps) {
  return (
    <button {...look} type="button" aria-disabled>
      <bdi>{title}</bdi>
      <span className={styles.reason}>{reason}</span>
    </button>
  );
}
