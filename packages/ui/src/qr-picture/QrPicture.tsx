import { Download, Share2 } from "lucide-react";
import { type RefObject, useCallback, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../button/Button.tsx";
import { LazyFallback } from "../lazy/LazyFallback.tsx";
import { useLazy } from "../lazy/useLazy.ts";
import { Notice } from "../notice/Notice.tsx";
import { ContentSkeleton } from "../skeleton/ContentSkeleton.tsx";
import { ErrorState } from "../state/ErrorState.tsx";
import styles from "./QrPicture.module.css";
import { qrImage } from "./qr-image.ts";

/** A QR code as the operator's markup, and the file that it is saved as. */
export interface QrPictureProps {
  /** Inline SVG, or an image with a data or own-origin source, as the operator sends it. */
  readonly markup: string;
  /** What the code is for. */
  readonly alt: string;
  /** Without an ending, such as `qr-500`. */
  readonly fileName: string;
}

/** A QR code as a PNG with nothing over it: it can be saved, shared, or saved by a long press. */
export function QrPicture({ markup, alt, fileName }: QrPictureProps) {
  const { t } = useTranslation("parts");
  const draw = useCallback(() => qrImage(markup), [markup]);
  const drawing = useLazy(draw);
  if (drawing.kind !== "ready") {
    return <LazyFallback lazy={drawing} skeleton={<UndrawnQr />} message={t("pictureFailed")} />;
  }
  if (drawing.value === null) return <ErrorState message={t("pictureFailed")} />;
  return <DrawnQr png={drawing.value} alt={alt} fileName={fileName} />;
}

/** The place of a code that is being drawn. */
function UndrawnQr() {
  const { t } = useTranslation("parts");
  return (
    <ContentSkeleton>
      <figure className={styles.qr}>
        <svg className={styles.picture} />
        <figcaption className={styles.actions}>
          <Button size="small" icon={Download}>
            {t("savePicture")}
          </Button>
        </figcaption>
      </figure>
    </ContentSkeleton>
  );
}

function DrawnQr({
  png,
  alt,
  fileName,
}: {
  readonly png: Blob;
  readonly alt: string;
  readonly fileName: string;
}) {
  // Valid while the picture is shown: a running download reads from it.
  const url = useRef("");
  const show = useCallback(
    (picture: HTMLImageElement) => {
      url.current = URL.createObjectURL(png);
      picture.src = url.current;
      return () => URL.revokeObjectURL(url.current);
    },
    [png],
  );
  const file = useMemo(() => new File([png], `${fileName}.png`, { type: png.type }), [png, fileName]);
  return (
    <figure className={styles.qr}>
      <img ref={show} className={styles.picture} alt={alt} />
      <figcaption className={styles.actions}>
        <KeepButtons file={file} url={url} />
      </figcaption>
    </figure>
  );
}

function KeepButtons({ file, url }: { readonly file: File; readonly url: RefObject<string> }) {
  const { t } = useTranslation("parts");
  const [note, setNote] = useState<"notSaved" | "shareFailed" | null>(null);

  const save = () => {
    const link = document.createElement("a");
    link.href = url.current;
    link.download = file.name;
    link.click();
    // No browser tells whether it saved, and those inside other apps don't.
    setNote("notSaved");
  };
  const share = async () => {
    try {
      await navigator.share({ files: [file] });
    } catch (cause) {
      // Closing the share sheet is no failure.
      if (!(cause instanceof DOMException && cause.name === "AbortError")) setNote("shareFailed");
    }
  };

  return (
    <>
      <Button size="small" icon={Download} onClick={save}>
        {t("savePicture")}
      </Button>
      {"canShare" in navigator && navigator.canShare({ files: [file] }) && (
        <Button size="small" icon={Share2} onClick={share}>
          {t("share")}
        </Button>
      )}
      {note !== null && (
        <Notice tone={note === "notSaved" ? "info" : "warning"} announced>
          {t(note)}
        </Notice>
      )}
    </>
  );
}
