import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Bubble } from "../row/Bubble.tsx";
import styles from "./Media.module.css";

interface FileMessageProps {
  /** Checked by `mediaUrl`. */
  readonly url: string;
  /** Without marks that reorder text; `""` without one. */
  readonly name: string;
}

/** A file by its name, to download. One of another site opens there. */
export function FileMessage({ url, name }: FileMessageProps) {
  const { t } = useTranslation("chat");
  return (
    <Bubble>
      <a className={styles.file} href={url} download={name} target="_blank" rel="noopener noreferrer">
        <Download className={styles.icon} aria-hidden />
        <span className={styles.name}>
          <bdi>{name || t("message.file")}</bdi>
          <span className={styles.action}>{t("message.download")}</span>
        </span>
      </a>
    </Bubble>
  );
}
