import { CircleHelp } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { Notice } from "../notice/Notice.tsx";
import { TONE_ICONS } from "../tone/tone.ts";
import type { AlertMessage, ConfirmQuestion, FeedbackAction } from "./feedback-context.ts";
import styles from "./AnswerDialogs.module.css";

/** A question, and who gets its answer. */
export interface ConfirmDialogProps {
  readonly question: ConfirmQuestion;
  /** The text of a rejection of `question.run`. */
  readonly failureText: (cause: unknown) => string;
  readonly onAnswer: (confirmed: boolean) => void;
}

/** Asks, runs the action, and stays open until it succeeds, is cancelled or is taken back. */
export function ConfirmDialog({ question, failureText, onAnswer }: ConfirmDialogProps) {
  const { t } = useTranslation("ui");
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef(false);
  const { signal } = question;
  const takeBack = useEffectEvent(() => onAnswer(false));

  useEffect(() => {
    if (signal?.aborted) takeBack();
    const withdraw = () => takeBack();
    signal?.addEventListener("abort", withdraw);
    return () => signal?.removeEventListener("abort", withdraw);
  }, [signal]);

  const dangerous = question.tone === "danger";
  const Picture = dangerous ? TONE_ICONS.warning : CircleHelp;

  const confirm = async () => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    setFailure(null);
    try {
      await question.run?.();
      // The next question may be in its place.
      if (!signal?.aborted) onAnswer(true);
    } catch (cause) {
      setFailure(failureText(cause));
      setPending(false);
      running.current = false;
    }
  };

  return (
    <Dialog
      title={question.title}
      size="small"
      role="alertdialog"
      pending={pending}
      onClose={() => onAnswer(false)}
      footer={
        <div className={styles.actions}>
          <Button disabled={pending} onClick={() => onAnswer(false)} block>
            {question.cancelLabel ?? t("cancel")}
          </Button>
          <Button variant={dangerous ? "danger" : "primary"} pending={pending} onClick={confirm} block>
            {question.confirmLabel}
          </Button>
        </div>
      }
    >
      <div className={styles.content}>
        <span className={styles.medallion} data-tone={dangerous ? "danger" : "question"}>
          <Picture className={styles.icon} aria-hidden />
        </span>
        {question.body}
        <div role="alert" className={styles.failure}>
          {failure !== null && <Notice tone="danger">{failure}</Notice>}
        </div>
      </div>
    </Dialog>
  );
}

/** Shows a message that must be read, until it is closed. */
export function AlertDialog({
  message,
  onClose,
}: {
  readonly message: AlertMessage;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("ui");
  const tone = message.tone ?? "info";
  const { body, action, otherAction } = message;
  const choose = ({ onSelect }: FeedbackAction) => {
    onClose();
    onSelect();
  };
  const Picture = TONE_ICONS[tone];
  return (
    <Dialog
      title={message.title}
      size="small"
      role="alertdialog"
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button variant={action ? "secondary" : "primary"} onClick={onClose} block>
            {message.closeLabel ?? t("close")}
          </Button>
          {otherAction && (
            <Button variant="secondary" onClick={() => choose(otherAction)} block>
              {otherAction.label}
            </Button>
          )}
          {action && (
            <Button variant="primary" onClick={() => choose(action)} block>
              {action.label}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.content}>
        <span className={styles.medallion} data-tone={tone}>
          <Picture className={styles.icon} aria-hidden />
        </span>
        {typeof body === "function" ? body(onClose) : body}
      </div>
    </Dialog>
  );
}
