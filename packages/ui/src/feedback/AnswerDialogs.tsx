import { CircleQuestionMark } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { Notice } from "../notice/Notice.tsx";
import { TONE_ICONS } from "../tone/tone.ts";
import type { AlertMessage, ConfirmQuestion, FeedbackAction, HoldBack } from "./feedback-context.ts";
import { useClosing } from "./useClosing.ts";
import styles from "./AnswerDialogs.module.css";

const VARIANTS = { primary: "primary", danger: "danger", equal: "secondary" } as const;

/** A question, and who gets its answer. */
export interface ConfirmDialogProps {
  readonly question: ConfirmQuestion;
  /** The text of a rejection of `question.run`. */
  readonly failureText: (cause: unknown) => string;
  readonly holdBack?: HoldBack | undefined;
  readonly onAnswer: (confirmed: boolean) => void;
  /** The member went Back while the action ran: the question goes, and `onAnswer` follows. */
  readonly onHide?: () => void;
  /** The action of a hidden question failed. */
  readonly onFailure?: (text: string) => void;
}

/** Asks, runs the action, and stays open until it succeeds, is cancelled or is taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, failureText, holdBack, onAnswer, onHide, onFailure } = props;
  const { t } = useTranslation("ui");
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef(false);
  const hidden = useRef(false);
  const { signal } = question;
  const dismiss = () => onAnswer(false);
  const { close } = useClosing(
    holdBack,
    () => (hidden.current ? onHide?.() : dismiss()),
    () => {
      // At once: the action may end before the question is gone.
      hidden.current = running.current;
      if (hidden.current) question.onBack?.();
    },
  );
  const cancel = () => void close(dismiss);
  const takeBack = useEffectEvent(() => cancel());

  useEffect(() => {
    if (signal?.aborted) takeBack();
    const withdraw = () => takeBack();
    signal?.addEventListener("abort", withdraw);
    return () => signal?.removeEventListener("abort", withdraw);
  }, [signal]);

  const dangerous = question.tone === "danger";
  const Picture = dangerous ? TONE_ICONS.warning : CircleQuestionMark;

  const confirm = async () => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    setFailure(null);
    try {
      await question.run?.();
      if (hidden.current) onAnswer(signal?.aborted !== true);
      // The next question may be in its place.
      else if (!signal?.aborted) void close(() => onAnswer(true));
    } catch (cause) {
      if (hidden.current) {
        // A page that the member has left since tells it by itself.
        if (!signal?.aborted) onFailure?.(failureText(cause));
        return onAnswer(false);
      }
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
      onClose={cancel}
      footer={
        <div className={styles.actions}>
          <Button disabled={pending} onClick={cancel} block>
            {question.cancelLabel ?? t("cancel")}
          </Button>
          <Button variant={VARIANTS[question.tone ?? "primary"]} pending={pending} onClick={confirm} block>
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

/** A message, and who hears that it was read. */
export interface AlertDialogProps {
  readonly message: AlertMessage;
  readonly holdBack?: HoldBack | undefined;
  readonly onClose: () => void;
}

/** Shows a message that must be read, until it is closed. */
export function AlertDialog({ message, holdBack, onClose }: AlertDialogProps) {
  const { t } = useTranslation("ui");
  const tone = message.tone ?? "info";
  const { body, action, otherAction } = message;
  const { close, isClosing } = useClosing(holdBack, onClose);
  const done = () => void close(onClose);
  const shown = useEffectEvent(() => message.onShown?.());
  useEffect(() => shown(), []);
  const choose = ({ onSelect }: FeedbackAction) =>
    void close(() => {
      onClose();
      onSelect();
    });
  const Picture = TONE_ICONS[tone];
  return (
    <Dialog
      title={message.title}
      size="small"
      role="alertdialog"
      onClose={done}
      footer={
        <div className={styles.actions}>
          <Button variant={action ? "secondary" : "primary"} onClick={done} block>
            {t("close")}
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
        {typeof body === "function" ? body(done, isClosing) : body}
      </div>
    </Dialog>
  );
}
