import { createContext, use, type ReactNode } from "react";
import type { Tone } from "../tone/tone.ts";

/** An action that a message offers. */
export interface FeedbackAction {
  readonly label: string;
  readonly onSelect: () => void;
}

/** A short text that disappears after 4 s (§8 Toasts). */
export interface ToastMessage {
  readonly tone: Tone;
  readonly text: string;
  readonly action?: FeedbackAction;
}

/** A question before something that costs money or cannot be undone. */
export interface ConfirmQuestion {
  readonly title: string;
  readonly body?: ReactNode;
  /** The verb on the confirming button. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** `danger` for what takes something away, `equal` where neither answer is advised. Default `primary`. */
  readonly tone?: "primary" | "danger" | "equal";
  /**
   * Runs while the dialog stays open and shows progress. When it rejects, the dialog shows the failure and can be
   * confirmed again or cancelled; without it, confirming just answers. A member who goes Back meanwhile leaves it
   * running: the answer follows, and a failure is a toast.
   */
  readonly run?: () => Promise<unknown>;
  /** Called when the member goes Back while `run` runs, to take back what it has not sent yet. */
  readonly onBack?: () => void;
  /** Takes the question back, also while `run` runs: it resolves to false. `useConfirm` gives one by default. */
  readonly signal?: AbortSignal;
}

/** A message that stays until the member closes it (§8 Alerts). */
export interface AlertMessage {
  readonly title: string;
  /** A function gets what closes the alert, for a button in the body, and whether it closes already. */
  readonly body?: ReactNode | ((close: () => void, isClosing: boolean) => ReactNode);
  readonly tone?: Tone;
  /** A second button, beside the closing one. */
  readonly action?: FeedbackAction;
  /** A third one, less prominent than `action`. */
  readonly otherAction?: FeedbackAction;
  /** Called once it stands on the page: others may have to be closed before. Not of one that is a toast, for lack of its code. */
  readonly onShown?: () => void;
}

/**
 * Lets Back close a question alone while it is open.
 * @param onBack called when the member goes Back: the question closes.
 */
export type HoldBack = (onBack: () => void) => HeldBack;

/** The hold of a question on Back. */
export interface HeldBack {
  /** The question is answered; resolves once the history is as it was before. */
  readonly release: () => Promise<void>;
  /** The question is gone with the page; the history stays as it is. */
  readonly drop: () => void;
}

/** What a part of the page can say to the member over all else. */
export interface Feedback {
  readonly toast: (message: ToastMessage) => void;
  /** Resolves to true once confirmed and carried out, to false when cancelled. */
  readonly confirm: (question: ConfirmQuestion) => Promise<boolean>;
  /** Resolves when it is closed. */
  readonly alert: (message: AlertMessage) => Promise<void>;
}

/** `null` outside a FeedbackHost. */
export const FeedbackContext = createContext<Feedback | null>(null);

/** For the hooks below and `useConfirm`. */
export function useFeedback(): Feedback {
  const feedback = use(FeedbackContext);
  if (!feedback) throw new Error("Toasts, confirms and alerts need a <FeedbackHost> around the page.");
  return feedback;
}

/** Shows a short message above the page and open dialogs, for 4 s. */
export function useToast(): Feedback["toast"] {
  return useFeedback().toast;
}

/** Shows a message that must be read. */
export function useAlert(): Feedback["alert"] {
  return useFeedback().alert;
}
