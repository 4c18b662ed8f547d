import { FileText, ImageUp, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../button/IconButton.tsx";
import { FieldFrame, type FieldLabels } from "../field/FieldFrame.tsx";
import styles from "./FilePicker.module.css";

/** One file in the caller's state, with the field's label and messages. */
export interface FilePickerProps extends FieldLabels {
  /** The picked file, in the caller's state: a failed upload can be retried with it. */
  readonly file: File | null;
  readonly onChange: (file: File | null) => void;
  /** Media types and extensions, as the platform's `accept` lists them. */
  readonly accept?: string;
  readonly disabled?: boolean;
}

/** Picks one file and shows it before it is sent; a file may be dropped on it too. */
export function FilePicker({
  label,
  hint,
  error,
  file,
  onChange,
  accept,
  disabled = false,
}: FilePickerProps) {
  const { t } = useTranslation("parts");
  const input = useRef<HTMLInputElement>(null);
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(attributes) => (
        <div className={styles.picker} data-disabled={disabled}>
          {/* The input lies over the whole zone: a press and a dropped file both reach it. */}
          <label className={styles.zone}>
            <input
              {...attributes}
              ref={input}
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
            <Picture file={file} />
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
                onClick={() => {
                  // This button goes away, and the focus with it.
                  input.current?.focus();
                  onChange(null);
                }}
              />
            </div>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

/** What was picked, as far as the browser can show it: an iPhone's HEIC often it cannot. */
function Picture({ file }: { readonly file: File | null }) {
  const [unseen, setUnseen] = useState<File | null>(null);
  if (file === null) return <ImageUp className={styles.icon} aria-hidden />;
  if (!file.type.startsWith("image/") || file === unseen)
    return <FileText className={styles.icon} aria-hidden />;
  return <Preview file={file} onUnseen={() => setUnseen(file)} />;
}

function Preview({ file, onUnseen }: { readonly file: File; readonly onUnseen: () => void }) {
  const { t } = useTranslation("parts");
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <img
      ref={image}
      className={styles.preview}
      alt={t("filePreview", { name: file.name })}
      onError={onUnseen}
    />
  );
}

function readableSize(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
