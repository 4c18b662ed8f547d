import { createContext } from "react";

/** Knows the open dialogs, the top-most last; what must stay above them (toasts) moves along. */
export interface DialogStack {
  readonly opened: (dialog: HTMLDialogElement) => void;
  readonly closed: (dialog: HTMLDialogElement) => void;
}

/** `null` where nothing needs to know. */
export const DialogStackContext = createContext<DialogStack | null>(null);
