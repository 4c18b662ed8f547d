import { CircleHelp } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { Notice } from "../notice/Notice.tsx";
import { TONE_ICONS } from "../tone/tone.ts";
import type {
  AlertMessage,
  ConfirmQuestion,
  FeedbackAction,
  HeldBack,
  HoldBack,
} from "./feedback-context.ts";
import styles from "./AnswerDialogs.module.css";

/** A question, and who gets its answer. */
export interface ConfirmDialogProps {
  readonly question: ConfirmQuestion;
  /** The text of a rejection of `question.run`. */
  readonly failureText: (cause: unknown) => string;
  readonly holdBack?: HoldBack | undefined;
  readonly onAnswer: (confirmed: boolean) => void;
}

/**
 * Closes a question once, after its hold on Back: whoever asked may go on to another page.
 * @param closable whether Back closes it now. @param dismiss what Back answers.
 */
function useClosing(holdBack: HoldBack | undefined, closable: () => boolean, dismiss: () => void) {
  const closed = useRef(false);
  const held = useRef<HeldBack>(null);

  async function close(answer: () => void) {
    if (closed.current) return;
    closed.current = true;
    await held.current?.release();
    answer();
  }

  const back = useEffectEvent(() => {
    if (!closable()) return false;
    void close(dismiss);
    return true;
  });
  useEffect(() => {
    if (!holdBack) return undefined;
    held.current = holdBack(() => back());
    return () => held.current?.drop();
  }, [holdBack]);
  return close;
}

/** Asks, runs the action, and stays open until it succeeds, is cancelled or is taken back. */
export function ConfirmDialog({ question, failureText, holdBack, onAnswer }: ConfirmDialogProps) {
  const { t } = useTranslation("ui");
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef(false);
  const { signal } = question;
  const dismiss = () => onAnswer(false);
  const close = useClosing(holdBack, () => !running.current, dismiss);
  const cancel = () => void close(dismiss);
  const takeBack = useEffectEvent(() => cancel());

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
      if (!signal?.aborted) void close(() => onAnswer(true));
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
      onClose={cancel}
      footer={
        <div className={styles.actions}>
          <Button disabled={pending} onClick={cancel} block>
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
  holdBack,
  onClose,
}: {
  readonly message: AlertMessage;
  readonly holdBack?: HoldBack | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("ui");
  const tone = message.tone ?? "info";
  const { body, action, otherAction } = message;
  const close = useClosing(holdBack, () => true, onClose);
  const done = () => void close(onClose);
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
        {typeof body === "function" ? body(done) : body}
      </div>
    </Dialog>
  );
}
