import type { DialogKind } from "../../navigation/dialog-address.ts";
import { PATHS } from "../../navigation/paths.ts";
import type { Asked } from "./act.ts";

/** Where a member sees the acts of a kind. */
interface ActView {
  /** The dialog that begins and shows it; `null` for none. */
  readonly dialog: DialogKind | null;
  /** The dialog closes once it is done. */
  readonly closes: boolean;
  /** The page that begins and shows it without a dialog; `null` for none. */
  readonly page: string | null;
  /** How a refusal shows there (§8); anywhere else it is an alert that names the act. */
  readonly refusal: "alert" | "toast";
}

const REFUND: ActView = { dialog: "refund", closes: false, page: null, refusal: "toast" };
const TRANSFER: ActView = { dialog: "transfer", closes: true, page: null, refusal: "alert" };

export const ACT_VIEWS: Record<Asked["kind"], ActView> = {
  withdraw: { dialog: "withdraw", closes: true, page: null, refusal: "alert" },
  transfer: TRANSFER,
  collect: TRANSFER,
  "invite-bonus": { dialog: "invite", closes: false, page: PATHS.home, refusal: "toast" },
  "receive-refund": REFUND,
  "add-refund": REFUND,
  bonus: { dialog: "bonus", closes: true, page: null, refusal: "alert" },
  promotion: { dialog: "promotion", closes: true, page: null, refusal: "alert" },
  "cancel-bonus": { dialog: null, closes: false, page: PATHS.bonus, refusal: "alert" },
};

/** Whether this page or dialog shows the acts of a kind, or will once it has loaded. */
export function showsAct(kind: Asked["kind"], pathname: string, dialog: DialogKind | undefined): boolean {
  const view = ACT_VIEWS[kind];
  return dialog === view.dialog || pathname === view.page;
}
