import { use, useRef } from "react";
import { useTranslation } from "react-i18next";
import { SurroundingsContext } from "../surroundings.ts";
import { MediaFailure } from "./MediaFailure.tsx";
import styles from "./Media.module.css";
import type { ShownMediaProps } from "./PictureMessage.tsx";
import { useMedia } from "./useMedia.ts";

/** A video with the browser's own controls; only its first part loads before it is played. */
export function VideoMessage({ url, preview, name }: ShownMediaProps) {
  const { t } = useTranslation("chat");
  const media = useMedia();
  const { onLoaded } = use(SurroundingsContext);
  const own = useRef<HTMLVideoElement>(null);
  const label = name || t("message.video");
  const covered = preview === undefined && media.phase !== "showing";

  return (
    <div className={styles.frame} data-media="video">
      {media.phase !== "failed" && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- Whoever sends a video in a chat has no captions of it.
        <video
          key={media.attempt}
          ref={covered ? undefined : media.takeFocus}
          src={url}
          data-covered={covered || preview !== undefined}
          aria-label={label}
          controls
          preload="metadata"
          playsInline
          onLoadedData={(event) => {
            media.onLoaded(event);
            // Whoever watches the own file goes on watching it.
            if (preview !== undefined && isUntouched(own.current)) onLoaded(preview, url);
          }}
          // Where the browser loads nothing before it is played, to save data.
          onSuspend={media.onLoaded}
          onError={media.onError}
        />
      )}
      {preview !== undefined && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- As above.
        <video
          ref={own}
          src={preview}
          aria-label={label}
          controls
          preload="metadata"
          playsInline
          onError={() => onLoaded(preview, url)}
        />
      )}
      {covered && <MediaFailure media={media}>{t("message.videoFailed")}</MediaFailure>}
    </div>
  );
}

/** Neither played nor under the customer's hand. */
function isUntouched(video: HTMLVideoElement | null): boolean {
  return video !== null && video.paused && video.played.length === 0 && document.activeElement !== video;
}
