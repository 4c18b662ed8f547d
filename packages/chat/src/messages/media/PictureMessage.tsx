import { use, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { SurroundingsContext } from "../surroundings.ts";
import { MediaFailure } from "./MediaFailure.tsx";
import styles from "./Media.module.css";
import { useMedia } from "./useMedia.ts";

export interface ShownMediaProps {
  /** Checked by `mediaUrl`, or an object URL of this browser. */
  readonly url: string;
  /** An object URL of this browser's own file, which is shown until the file at `url` has loaded. */
  readonly preview?: string | undefined;
  /** Without marks that reorder text; `""` without one. */
  readonly name: string;
}

/** A picture, cut to a square; pressed, it opens whole. */
export function PictureMessage({ url, preview, name }: ShownMediaProps) {
  const { t } = useTranslation("chat");
  const media = useMedia();
  const { onLoaded, onView } = use(SurroundingsContext);
  const label = `${t("message.viewPicture")} ${name}`.trim();
  const covered = preview === undefined && media.phase !== "showing";

  const onLoad = async (event: SyntheticEvent<HTMLImageElement>) => {
    media.onLoaded(event);
    if (preview === undefined) return;
    // Until it can be painted, the own file stays below it.
    await event.currentTarget.decode().catch(() => {});
    onLoaded(preview, url);
  };

  return (
    <div className={styles.frame} data-media="picture">
      <button
        ref={covered ? undefined : media.takeFocus}
        type="button"
        className={styles.picture}
        data-covered={covered}
        aria-haspopup="dialog"
        onClick={() => onView({ url: preview ?? url, name })}
      >
        {preview !== undefined && (
          // Its own file may be gone from the phone: then only the server's is left.
          <img src={preview} alt={label} decoding="sync" onError={() => onLoaded(preview, url)} />
        )}
        {media.phase !== "failed" && (
          <img
            key={media.attempt}
            src={url}
            alt={preview === undefined ? label : ""}
            loading={preview === undefined && media.phase === "showing" ? "lazy" : "eager"}
            decoding="async"
            referrerPolicy="no-referrer"
            onLoad={(event) => void onLoad(event)}
            onError={media.onError}
          />
        )}
      </button>
      {covered && <MediaFailure media={media}>{t("message.pictureFailed")}</MediaFailure>}
    </div>
  );
}
