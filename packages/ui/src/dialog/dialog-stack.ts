import { createContext } from "react";

/** Knows where toasts stand in each open dialog, the top-most last: outside it they would be inert. */
export interface DialogStack {
  readonly opened: (toasts: HTMLElement) => void;
  readonly closed: (toasts: HTMLElement) => void;
}

/** `null` where nothing needs to know. */
export const DialogStackContext = createContext<DialogStack | null>(null);
