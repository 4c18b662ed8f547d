import type { ChatButton, ChatCard } from "@member-wallet/api";
import { IconButton } from "@member-wallet/ui";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { mediaUrl } from "../media/media-url.ts";
import { CardView } from "./CardView.tsx";
import styles from "./CardsMessage.module.css";
import { useSideScroll } from "./useSideScroll.ts";

interface CardsMessageProps {
  /** The cards that `shownCards` returns. */
  readonly cards: readonly ChatCard[];
  /** Against which relative addresses are resolved. */
  readonly chatUrl: string;
  readonly onButton: (button: ChatButton) => void;
}

/** Cards side by side (§3), which scroll sideways by touch, mouse, arrows and keys. */
export function CardsMessage({ cards, chatUrl, onButton }: CardsMessageProps) {
  const { t } = useTranslation("chat");
  const row = useRef<HTMLUListElement>(null);
  const { more, scroll, handlers } = useSideScroll(row);
  const shown = cards.map((card) => ({ ...card, picture: mediaUrl(chatUrl, card.image_url, "image") }));
  const withPictures = shown.some(({ picture }) => picture !== null);
  return (
    <div className={styles.cards}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It scrolls. */}
      <ul
        ref={row}
        className={styles.row}
        aria-label={t("message.cards")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls by the keyboard too.
        tabIndex={more.before || more.after ? 0 : undefined}
        {...handlers}
      >
        {shown.map(({ picture, ...card }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- The cards of one message never move.
          <li key={at} className={styles.card}>
            <CardView card={card} picture={picture} withPictures={withPictures} onButton={onButton} />
          </li>
        ))}
      </ul>
      {(more.before || more.after) && (
        <div className={styles.arrows}>
          <IconButton
            label={t("message.previousCard")}
            icon={ChevronLeft}
            variant="raised"
            aria-disabled={!more.before}
            onClick={() => scroll(-1)}
          />
          <IconButton
            label={t("message.nextCard")}
            icon={ChevronRight}
            variant="raised"
            aria-disabled={!more.after}
            onClick={() => scroll(1)}
          />
        </div>
      )}
    </div>
  );
}
