import { FileText, ImageUp, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../button/IconButton.tsx";
import { FieldFrame, type FieldWords } from "../field/FieldFrame.tsx";
import styles from "./FilePicker.module.css";
import { usePreview } from "./usePreview.ts";

export interface FilePickerProps extends FieldWords {
  /** The picked file, kept by the caller: a failed upload may be tried again with it. */
  file: File | null;
  onChange: (file: File | null) => void;
  /** Media types and extensions, as the platform's `accept` lists them. */
  accept?: string;
  disabled?: boolean;
}

/** Picks one file and shows it before it is sent; a file can be dropped on it too. */
export function FilePicker({
  label,
  hint,
  error,
  file,
  onChange,
  accept,
  disabled = false,
}: FilePickerProps) {
  const { t } = useTranslation("ui");
  const preview = usePreview(file);
  const [unseen, setUnseen] = useState<string | null>(null);
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(attributes) => (
        <div className={styles.picker} data-disabled={disabled}>
          <label
            className={styles.zone}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              const dropped = event.dataTransfer.files[0];
              if (dropped && !disabled) onChange(dropped);
            }}
          >
            <input
              {...attributes}
              type="file"
              className={styles.input}
              accept={accept}
              disabled={disabled}
              onChange={(event) => {
                const picked = event.currentTarget.files?.[0];
                // Emptied, so that picking the same file again is a change too.
                event.currentTarget.value = "";
                if (picked) onChange(picked);
              }}
            />
            {file !== null && preview !== null && preview !== unseen && (
              <img
                className={styles.preview}
                src={preview}
                alt={t("filePreview", { name: file.name })}
                onError={() => setUnseen(preview)}
              />
            )}
            {file !== null && (preview === null || preview === unseen) && (
              <FileText className={styles.icon} aria-hidden />
            )}
            {file === null && <ImageUp className={styles.icon} aria-hidden />}
            <span className={styles.action}>{file === null ? t("chooseFile") : t("changeFile")}</span>
          </label>
          {file !== null && (
            <div className={styles.file}>
              <span className={styles.name}>{file.name}</span>
              <span className={styles.size}>{readableSize(file.size)}</span>
              <IconButton
                label={t("removeFile")}
                icon={X}
                disabled={disabled}
                onClick={() => onChange(null)}
              />
            </div>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

function readableSize(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
