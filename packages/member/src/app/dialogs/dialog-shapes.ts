import type { DialogProps } from "@member-wallet/ui";
import type { DialogKind } from "../../navigation/dialog-address.ts";

/** What a dialog looks like before its code and its data are there. */
interface DialogShape extends Pick<DialogProps, "size" | "steady"> {
  /**
   * The usual height of its body in rem, on a phone, with the buttons under it that show only once it is loaded.
   * `first-opening.test.tsx` compares it with the loaded dialog.
   */
  height: number;
}

/** The body of a game account that is not open yet, in rem. */
export const INACTIVE_GAME_HEIGHT = 16;

export const DIALOG_SHAPES: Record<DialogKind, DialogShape> = {
  transfer: { height: 36 },
  game: { height: 41 },
  games: { height: 40, size: "large", steady: true },
  conditions: { height: 28, size: "large", steady: true },
  agreement: { height: 32, size: "large", steady: true },
  "change-password": { height: 29 },
  "edit-profile": { height: 14, size: "small" },
  deposit: { height: 33 },
  withdraw: { height: 33 },
  bonus: { height: 35 },
  promotion: { height: 15 },
  invite: { height: 22 },
  refund: { height: 22 },
  wheel: { height: 42 },
  slips: { height: 32, size: "large", steady: true },
  "statement-entry": { height: 28 },
  "bank-account-name": { height: 16 },
};
