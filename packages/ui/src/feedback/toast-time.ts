import type { ToastMessage } from "./feedback-context.ts";

/** How long a toast stays, in milliseconds: 4 s (§8); longer with an action, which takes time to reach. */
export function toastTime(message: ToastMessage): number {
  return message.action ? 8_000 : 4_000;
}
