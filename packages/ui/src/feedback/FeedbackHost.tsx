import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { DialogStackContext } from "../dialog/dialog-stack.ts";
import { retryWithBackoff } from "../lazy/retry-with-backoff.ts";
import {
  FeedbackContext,
  type AlertMessage,
  type ConfirmQuestion,
  type Feedback,
  type HoldBack,
} from "./feedback-context.ts";
import { ToastList, type ShownToast } from "./ToastList.tsx";
import { useToastHost } from "./useToastHost.ts";

type AnswerDialogs = typeof import("./AnswerDialogs.tsx");

type Question =
  | {
      readonly kind: "confirm";
      readonly id: number;
      readonly question: ConfirmQuestion;
      readonly answer: (confirmed: boolean) => void;
    }
  | {
      readonly kind: "alert";
      readonly id: number;
      readonly message: AlertMessage;
      readonly answer: () => void;
    };

/** More than this at once is noise; the oldest go. */
const MOST_TOASTS = 3;

/** The site, and the text of a confirmed action that failed. */
export interface FeedbackHostProps {
  readonly children: ReactNode;
  /** The text of a rejection of a confirmed action; default a general "something went wrong". */
  readonly failureText?: (cause: unknown) => string;
  /** Lets Back close a question or message alone; default: it leaves the page as well. Must stay the same function. */
  readonly holdBack?: HoldBack;
}

/** Shows toasts, confirms and alerts. One surrounds the whole site. */
export function FeedbackHost({ children, failureText, holdBack }: FeedbackHostProps) {
  const { t } = useTranslation("ui");
  const { host, stack } = useToastHost();
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [dialogs, setDialogs] = useState<AnswerDialogs | null>(null);
  const lastId = useRef(0);

  // Loaded after the first render, so that a lost connection or a release can't prevent a dialog later.
  useEffect(() => {
    const tries = retryWithBackoff(async () => setDialogs(await import("./AnswerDialogs.tsx")));
    tries.soon();
    return tries.stop;
  }, []);

  const dismiss = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );

  const feedback = useMemo<Feedback>(() => {
    const nextId = () => ++lastId.current;
    const toast: Feedback["toast"] = (message) => {
      const id = nextId();
      setToasts((shown) => [...shown, { ...message, id }].slice(-MOST_TOASTS));
    };
    const ask = async (question: Question) => {
      const loaded = await import("./AnswerDialogs.tsx");
      setDialogs(loaded);
      setQuestions((waiting) => [...waiting, question]);
    };
    return {
      toast,
      confirm: (question) =>
        new Promise((resolve) => {
          ask({ kind: "confirm", id: nextId(), question, answer: resolve }).catch(() => {
            toast({ tone: "danger", text: t("somethingFailed") });
            resolve(false);
          });
        }),
      alert: (message) =>
        new Promise((resolve) => {
          ask({ kind: "alert", id: nextId(), message, answer: resolve }).catch(() => {
            const { tone = "info", title, body, action } = message;
            toast({
              tone,
              text: typeof body === "string" ? `${title}: ${body}` : title,
              ...(action && { action }),
            });
            resolve();
          });
        }),
    };
  }, [t]);

  const [first] = questions;
  const remove = ({ id }: Question) =>
    setQuestions((waiting) => waiting.filter((question) => question.id !== id));

  return (
    <FeedbackContext value={feedback}>
      <DialogStackContext value={stack}>
        {children}
        {dialogs && first?.kind === "confirm" && (
          <dialogs.ConfirmDialog
            key={first.id}
            question={first.question}
            holdBack={holdBack}
            failureText={failureText ?? (() => t("somethingFailed"))}
            onAnswer={(confirmed) => {
              remove(first);
              first.answer(confirmed);
            }}
            onHide={() => remove(first)}
            onFailure={(text) => feedback.toast({ tone: "danger", text })}
          />
        )}
        {dialogs && first?.kind === "alert" && (
          <dialogs.AlertDialog
            key={first.id}
            message={first.message}
            holdBack={holdBack}
            onClose={() => {
              remove(first);
              first.answer();
            }}
          />
        )}
        {host && createPortal(<ToastList toasts={toasts} onDone={dismiss} />, host)}
      </DialogStackContext>
    </FeedbackContext>
  );
}
