import { Download } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, Dialog, EmptyState, ErrorState, Skeleton } from "@member-wallet/ui";
import { saveText } from "./save-text.ts";
import styles from "./TranscriptDialog.module.css";

interface TranscriptDialogProps {
  /** Rejects when it could not be read. Another function reads again. */
  readonly read: () => Promise<string>;
  readonly onClose: () => void;
}

type Transcript =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly text: string };

/** The conversation in words, to read, to select, or to save: browsers inside other apps can't save files. */
export function TranscriptDialog({ read, onClose }: TranscriptDialogProps) {
  const { t } = useTranslation("chat");
  const [transcript, setTranscript] = useState<Transcript>({ kind: "loading" });
  const load = useCallback(
    () =>
      read().then(
        (text) => setTranscript({ kind: "ready", text }),
        () => setTranscript({ kind: "failed" }),
      ),
    [read],
  );
  useEffect(() => void load(), [load]);

  return (
    <Dialog title={t("ending.transcript.title")} steady onClose={onClose}>
      {transcript.kind === "loading" && <Skeleton shape="block" />}
      {transcript.kind === "failed" && (
        <ErrorState
          message={t("ending.transcript.failed")}
          onRetry={() => {
            setTranscript({ kind: "loading" });
            void load();
          }}
        />
      )}
      {transcript.kind === "ready" &&
        (transcript.text === "" ? (
          <EmptyState title={t("ending.transcript.empty")} />
        ) : (
          <>
            <p className={styles.text}>{transcript.text}</p>
            <Button
              icon={Download}
              onClick={() => saveText(`${t("ending.transcript.title")}.txt`, transcript.text)}
              block
            >
              {t("ending.transcript.save")}
            </Button>
          </>
        ))}
    </Dialog>
  );
}
