import type { ReactNode } from "react";
import { SLIP_LIMIT_MEGABYTES, SLIP_TYPES } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Button } from "../../../button/Button.tsx";
import { CameraButton } from "../../../file-picker/CameraButton.tsx";
import { FilePicker } from "../../../file-picker/FilePicker.tsx";
import { useGivenFile } from "../../../file-picker/useGivenFile.ts";
import { FormShell } from "../../../form/FormShell.tsx";
import { Notice } from "../../../notice/Notice.tsx";
import { ProgressBar } from "../../../progress-bar/ProgressBar.tsx";
import type { SlipPhase, SlipProblem } from "./props.ts";
import styles from "./SlipUpload.module.css";

/** The picked file, in the caller's state, and the progress of its upload. */
export interface SlipUploadProps {
  /** In the caller's state: a failed or cancelled upload can be retried with it. */
  readonly file: File | null;
  readonly problem: SlipProblem;
  readonly phase: SlipPhase;
  /** When slips are accepted again ("HH:mm"); `null` when they are accepted now. */
  readonly opensAt: string | null;
  /** Replaces the form: a slip whose end is not known. `null` without one. */
  readonly unresolved: ReactNode;
  readonly onFile: (file: File | null) => void;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

const ACCEPT = SLIP_TYPES.join(",");

/**
 * The upload of a transfer's slip: picked, photographed, pasted or dropped, previewed, and retried with the same file.
 * The caller shows a refusal, as an alert (§8).
 */
export function SlipUpload({ unresolved, ...form }: SlipUploadProps) {
  return <>{unresolved ?? <SlipForm {...form} />}</>;
}

function SlipForm(props: Omit<SlipUploadProps, "unresolved">) {
  const { file, problem, phase, opensAt, onFile, onSend, onCancel } = props;
  const { t } = useTranslation("deposit");
  const busy = phase.kind === "preparing" || phase.kind === "sending";
  useGivenFile(busy ? null : onFile);
  const megabytes = SLIP_LIMIT_MEGABYTES;
  return (
    <FormShell onSubmit={onSend} pending={busy} error={null} submitLabel={t("slip.send")}>
      {opensAt !== null && <Notice tone="warning">{t("slip.closed", { time: opensAt })}</Notice>}
      <FilePicker
        label={t("slip.label")}
        hint={t("slip.hint", { megabytes })}
        error={problem && t(`slip.problem.${problem}`, { megabytes })}
        file={file}
        onChange={onFile}
        accept={ACCEPT}
        disabled={busy}
      />
      {!busy && <CameraButton onPhoto={onFile}>{t("slip.camera")}</CameraButton>}
      {phase.kind === "cancelled" && (
        <Notice tone="info" announced>
          {t("slip.cancelled")}
        </Notice>
      )}
      {busy && (
        <div className={styles.progress}>
          <Progress phase={phase} />
          {phase.kind === "sending" && phase.share !== null && (
            <Button variant="quiet" size="small" onClick={onCancel}>
              {t("slip.cancel")}
            </Button>
          )}
        </div>
      )}
    </FormShell>
  );
}

function Progress({
  phase,
}: {
  readonly phase: Extract<SlipPhase, { readonly kind: "preparing" | "sending" }>;
}) {
  const { t } = useTranslation("deposit");
  if (phase.kind === "preparing") return <ProgressBar label={t("slip.preparing")} value={null} />;
  // After the last byte, the time until the answer is not known.
  if (phase.share !== null && phase.share >= 1)
    return <ProgressBar label={t("slip.arriving")} value={null} />;
  return <ProgressBar label={t("slip.sending")} value={phase.share} />;
}
