import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton, Spinner } from "@member-wallet/ui";
import styles from "./ChosenFiles.module.css";
import type { ChosenFile } from "./useAttachments.ts";

export interface ChosenFilesProps {
  readonly files: readonly ChosenFile[];
  /** Another picture is still being prepared. */
  readonly preparing: boolean;
  readonly onRemove: (id: string) => void;
}

/** The pictures and videos that go with the next message. */
export function ChosenFiles({ files, preparing, onRemove }: ChosenFilesProps) {
  const { t } = useTranslation("chat");
  return (
    <ul className={styles.files} aria-label={t("panel.chosen")}>
      {files.map(({ id, file, media, preview }) => (
        <li key={id} className={styles.file}>
          {media === "image" ? (
            <img src={preview} alt={file.name} />
          ) : (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- The customer's own video, without its sound.
            <video src={preview} aria-label={file.name} muted playsInline preload="metadata" />
          )}
          <span className={styles.remove}>
            <IconButton
              label={t("panel.removeFile", { name: file.name })}
              icon={X}
              variant="raised"
              onClick={() => onRemove(id)}
            />
          </span>
        </li>
      ))}
      {preparing && (
        <li className={styles.file}>
          <Spinner label={t("panel.file.preparing")} />
        </li>
      )}
    </ul>
  );
}
