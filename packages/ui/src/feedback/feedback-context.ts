import { createContext, useContext, type ReactNode } from "react";
import type { Tone } from "../notice/Notice.tsx";

/** Something to do about what was said. */
export interface FeedbackAction {
  label: string;
  onSelect: () => void;
}

export interface ToastMessage {
  tone: Tone;
  text: string;
  action?: FeedbackAction;
}

export interface ConfirmQuestion {
  title: string;
  body?: ReactNode;
  /** The verb on the button that goes on. */
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for what takes something away. Default `primary`. */
  tone?: "primary" | "danger";
  /**
   * Carried out while the dialog stays open and shows that it runs. When it rejects, the dialog says why and may be
   * confirmed again or cancelled; without it, confirming just answers.
   */
  run?: () => Promise<unknown>;
}

export interface AlertMessage {
  title: string;
  body?: ReactNode;
  tone?: Tone;
  /** The word that closes it; default "Close". */
  closeLabel?: string;
  /** The way on, beside closing. */
  action?: FeedbackAction;
}

export interface Feedback {
  toast: (message: ToastMessage) => void;
  /** Resolves to true once confirmed and carried out, to false when cancelled. */
  confirm: (question: ConfirmQuestion) => Promise<boolean>;
  /** Resolves once it has been read and closed. */
  alert: (message: AlertMessage) => Promise<void>;
}

/** `null` outside a FeedbackHost. */
export const FeedbackContext = createContext<Feedback | null>(null);

function useFeedback(): Feedback {
  const feedback = useContext(FeedbackContext);
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
