import { checkSlipFile } from "@member-wallet/domain";
import type { SlipProblem } from "@member-wallet/ui/dialogs/deposit";

/** The slip as picked and as sent: the same file unless it was scaled down. */
export interface Slip {
  readonly picked: File;
  readonly sent: File;
}

/** A slip on this device, before and during its upload. The mutation has the result of the upload. */
export type SlipUploadState =
  /** `missing`: the member tried to send without a file. */
  | { readonly kind: "empty"; readonly missing: boolean }
  /** Being scaled down. */
  | { readonly kind: "preparing"; readonly picked: File }
  | { readonly kind: "ready"; readonly slip: Slip; readonly problem: SlipProblem }
  /** `share`: the part that has been sent, from 0 to 1. */
  | { readonly kind: "sending"; readonly slip: Slip; readonly share: number }
  | { readonly kind: "cancelled"; readonly slip: Slip };

export type SlipUploadEvent =
  | { readonly kind: "picked"; readonly file: File }
  /** The member takes it away, or it has arrived. */
  | { readonly kind: "removed" }
  /** The file to send for `picked`; of two files picked in a row, the first may finish last. */
  | { readonly kind: "prepared"; readonly slip: Slip }
  | { readonly kind: "sent-without-file" }
  | { readonly kind: "sending" }
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "cancelled" }
  /** The upload ended, and it is not known to have arrived. */
  | { readonly kind: "settled" };

export const NO_SLIP: SlipUploadState = { kind: "empty", missing: false };

/** The next state; an event that the state doesn't expect changes nothing. */
export function slipUploadReducer(state: SlipUploadState, event: SlipUploadEvent): SlipUploadState {
  switch (event.kind) {
    case "picked":
      return { kind: "preparing", picked: event.file };
    case "removed":
      return NO_SLIP;
    case "prepared":
      return state.kind === "preparing" && state.picked === event.slip.picked ? ready(event.slip) : state;
    case "sent-without-file":
      return state.kind === "empty" ? { kind: "empty", missing: true } : state;
    case "sending": {
      const slip = slipOf(state);
      return slip === null ? state : { kind: "sending", slip, share: 0 };
    }
    case "progress":
      return state.kind === "sending" ? { ...state, share: event.share } : state;
    case "cancelled":
      return state.kind === "sending" ? { kind: "cancelled", slip: state.slip } : state;
    case "settled":
      return state.kind === "sending" ? ready(state.slip) : state;
  }
}

/** The slip, once it is prepared. */
export function slipOf(state: SlipUploadState): Slip | null {
  return state.kind === "empty" || state.kind === "preparing" ? null : state.slip;
}

function ready(slip: Slip): SlipUploadState {
  const { kind } = checkSlipFile(slip.sent);
  return { kind: "ready", slip, problem: kind === "ok" ? null : kind };
}
