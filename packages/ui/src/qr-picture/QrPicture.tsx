import { Download, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../button/Button.tsx";
import { Notice } from "../notice/Notice.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { ErrorState } from "../state/ErrorState.tsx";
import styles from "./QrPicture.module.css";
import { qrImage } from "./qr-image.ts";

export interface QrPictureProps {
  /** Inline SVG, or an image with a data or own-origin source, as the operator sends it. */
  markup: string;
  /** What the code is for. */
  alt: string;
  /** Without an ending, such as `qr-500`. */
  fileName: string;
}

type Drawing = { of: string } & ({ kind: "drawn"; file: File; url: string } | { kind: "failed" });

/** A QR code as a real PNG with nothing over it: it can be saved, shared, and kept by a long press. */
export function QrPicture({ markup, alt, fileName }: QrPictureProps) {
  const { t } = useTranslation("parts");
  const [drawing, setDrawing] = useState<Drawing | null>(null);

  useEffect(() => {
    let url: string | null = null;
    let wanted = true;
    const draw = async () => {
      const made = await qrImage(markup).catch(() => null);
      if (!wanted) return;
      if (made === null) setDrawing({ of: markup, kind: "failed" });
      else {
        url = URL.createObjectURL(made);
        const file = new File([made], `${fileName}.png`, { type: made.type });
        setDrawing({ of: markup, kind: "drawn", file, url });
      }
    };
    void draw();
    return () => {
      wanted = false;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [markup, fileName]);

  if (drawing?.of !== markup) return <Skeleton shape="block" />;
  if (drawing.kind === "failed") return <ErrorState message={t("pictureFailed")} />;
  return (
    <figure className={styles.qr}>
      <img className={styles.picture} src={drawing.url} alt={alt} />
      <figcaption className={styles.actions}>
        <KeepButtons file={drawing.file} url={drawing.url} />
      </figcaption>
    </figure>
  );
}

function KeepButtons({ file, url }: { file: File; url: string }) {
  const { t } = useTranslation("parts");
  const [failed, setFailed] = useState(false);

  const save = () => {
    const link = document.createElement("a");
    link.href = url;
    link.download = file.name;
    link.click();
  };
  const share = async () => {
    try {
      await navigator.share({ files: [file] });
    } catch (cause) {
      // Leaving the sheet without choosing is no failure.
      if (!(cause instanceof DOMException && cause.name === "AbortError")) setFailed(true);
    }
  };

  return (
    <>
      <Button icon={Download} onClick={save}>
        {t("savePicture")}
      </Button>
      {"canShare" in navigator && navigator.canShare({ files: [file] }) && (
        <Button icon={Share2} onClick={share}>
          {t("share")}
        </Button>
      )}
      {failed && (
        <Notice tone="warning" announced>
          {t("shareFailed")}
        </Notice>
      )}
    </>
  );
}
