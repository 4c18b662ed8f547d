import type { ChatButton, ChatCard } from "@member-wallet/api";
import { MultilingualText } from "@member-wallet/ui";
import { shownButtons } from "../buttons/shown-buttons.ts";
import { MessageButtons } from "../buttons/MessageButtons.tsx";
import { useMedia } from "../media/useMedia.ts";
import styles from "./CardsMessage.module.css";

interface CardViewProps {
  readonly card: ChatCard;
  /** Checked by `mediaUrl`. */
  readonly picture: string | null;
  /** Another card of the row has a picture: one without keeps the room for it, so that the titles are in line. */
  readonly withPictures: boolean;
  readonly onButton: (button: ChatButton) => void;
}

/** One card: picture, title, subtitle, buttons. A picture that is missing or broken leaves the brand's own ground. */
export function CardView({
  card: { title, subtitle, buttons },
  picture,
  withPictures,
  onButton,
}: CardViewProps) {
  const { phase, attempt, onLoaded, onError } = useMedia();
  return (
    <>
      {withPictures && (
        <div className={styles.picture}>
          {picture !== null && phase !== "failed" && (
            // Decorative: the title beside it describes it.
            <img
              key={attempt}
              src={picture}
              alt=""
              loading="lazy"
              decoding="async"
              referrerPolicy="no-referrer"
              draggable={false}
              onLoad={onLoaded}
              onError={onError}
            />
          )}
        </div>
      )}
      <div className={styles.texts}>
        {title !== "" && (
          <p className={styles.title} dir="auto">
            <MultilingualText text={title} />
          </p>
        )}
        {subtitle !== "" && (
          <p className={styles.subtitle} dir="auto">
            <MultilingualText text={subtitle} />
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        <MessageButtons buttons={shownButtons(buttons)} as="rows" onButton={onButton} />
      </div>
    </>
  );
}
