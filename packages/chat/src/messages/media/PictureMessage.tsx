import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PictureDialog } from "../viewer/PictureDialog.tsx";
import { BrokenMedia } from "./BrokenMedia.tsx";
import styles from "./Media.module.css";
import { useMedia } from "./useMedia.ts";

interface PictureMessageProps {
  /** Checked by `mediaUrl`, or an object URL of this browser. */
  readonly url: string;
  /** Without marks that reorder text; `""` without one. */
  readonly name: string;
}

/** A picture, cut to a square; pressed, it opens whole. */
export function PictureMessage({ url, name }: PictureMessageProps) {
  const { t } = useTranslation("chat");
  const [open, setOpen] = useState(false);
  const { broken, ref, onError, retry } = useMedia();
  if (broken)
    return (
      <BrokenMedia ref={ref} onRetry={retry}>
        {t("message.pictureFailed")}
      </BrokenMedia>
    );
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={styles.picture}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <img
          src={url}
          alt={`${t("message.viewPicture")} ${name}`.trim()}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={onError}
        />
      </button>
      {open && <PictureDialog url={url} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
