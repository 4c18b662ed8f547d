import { createContext, use, type ReactNode } from "react";
import type { Tone } from "../tone/tone.ts";

/** Something to do about what was said. */
export interface FeedbackAction {
  readonly label: string;
  readonly onSelect: () => void;
}

export interface ToastMessage {
  readonly tone: Tone;
  readonly text: string;
  readonly action?: FeedbackAction;
}

export interface ConfirmQuestion {
  readonly title: string;
  readonly body?: ReactNode;
  /** The verb on the button that goes on. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** `danger` for what takes something away. Default `primary`. */
  readonly tone?: "primary" | "danger";
  /**
   * Carried out while the dialog stays open and shows that it runs. When it rejects, the dialog says why and may be
   * confirmed again or cancelled; without it, confirming just answers.
   */
  readonly run?: () => Promise<unknown>;
}

export interface AlertMessage {
  readonly title: string;
  readonly body?: ReactNode;
  readonly tone?: Tone;
  /** The word that closes it; default "Close". */
  readonly closeLabel?: string;
  /** The way on, beside closing. */
  readonly action?: FeedbackAction;
}

export interface Feedback {
  readonly toast: (message: ToastMessage) => void;
  /** Resolves to true once confirmed and carried out, to false when cancelled. */
  readonly confirm: (question: ConfirmQuestion) => Promise<boolean>;
  /** Resolves once it has been read and closed. */
  readonly alert: (message: AlertMessage) => Promise<void>;
}

/** `null` outside a FeedbackHost. */
export const FeedbackContext = createContext<Feedback | null>(null);

function useFeedback(): Feedback {
  const feedback = use(FeedbackContext);
  if (!feedback) throw new Error("Toasts, confirms and alerts need a <FeedbackHost> around the page.");
  return feedback;
}

/** Says something in passing; a toast stays above open dialogs and goes after 4 s. */
export function useToast(): Feedback["toast"] {
  return useFeedback().toast;
}

/** Asks before something that cannot be taken back. */
export function useConfirm(): Feedback["confirm"] {
  return useFeedback().confirm;
}

/** Says something that must be read. */
export function useAlert(): Feedback["alert"] {
  return useFeedback().alert;
}
