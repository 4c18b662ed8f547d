import type { AlertMessage, ToastMessage } from "@member-wallet/ui";

/** What the member is shown. */
export type ActMessage =
  /** `closed` is called once it is closed, or could not be shown. */
  | { readonly kind: "alert"; readonly alert: AlertMessage; readonly closed?: () => void }
  | { readonly kind: "toast"; readonly toast: ToastMessage }
  /** What is on the page says it. */
  | { readonly kind: "none" };

export const alertOf = (alert: AlertMessage): ActMessage => ({ kind: "alert", alert });
export const toastOf = (toast: ToastMessage): ActMessage => ({ kind: "toast", toast });
