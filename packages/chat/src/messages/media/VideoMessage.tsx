import { useTranslation } from "react-i18next";
import { BrokenMedia } from "./BrokenMedia.tsx";
import styles from "./Media.module.css";
import { useMedia } from "./useMedia.ts";

interface VideoMessageProps {
  /** Checked by `mediaUrl`, or an object URL of this browser. */
  readonly url: string;
  /** Without marks that reorder text; `""` without one. */
  readonly name: string;
}

/** A video with the browser's own controls; only its first part loads before it is played. */
export function VideoMessage({ url, name }: VideoMessageProps) {
  const { t } = useTranslation("chat");
  const { broken, ref, onError, retry } = useMedia();
  if (broken)
    return (
      <BrokenMedia ref={ref} onRetry={retry}>
        {t("message.videoFailed")}
      </BrokenMedia>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- Whoever sends a video in a chat has no captions of it.
    <video
      ref={ref}
      className={styles.video}
      src={url}
      aria-label={name || t("message.video")}
      controls
      preload="metadata"
      playsInline
      onError={onError}
    />
  );
}
