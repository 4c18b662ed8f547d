import type { DialogProps } from "@member-wallet/ui";
import type { DialogKind } from "../../navigation/dialog-address.ts";

/** What a dialog looks like before its code and its data are there. */
interface DialogShape extends Pick<DialogProps, "size" | "steady"> {
  /** The usual height of its body in rem, on a phone. */
  height: number;
}

/** The body of a game account that is not open yet, in rem. */
export const INACTIVE_GAME_HEIGHT = 16;

export const DIALOG_SHAPES: Record<DialogKind, DialogShape> = {
  transfer: { height: 36 },
  game: { height: 41 },
  bonus: { height: 32 },
  promotion: { height: 20 },
  wheel: { height: 44 },
  invite: { height: 44 },
  refund: { height: 44 },
  conditions: { height: 28, size: "large", steady: true },
  agreement: { height: 32, size: "large", steady: true },
  "change-password": { height: 29 },
  "edit-profile": { height: 14, size: "small" },
  deposit: { height: 33 },
  withdraw: { height: 33 },
  slips: { height: 32, size: "large", steady: true },
  "statement-entry": { height: 28 },
  "bank-account-name": { height: 16 },
};
