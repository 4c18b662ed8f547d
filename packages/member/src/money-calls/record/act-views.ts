import type { UnresolvedActProps } from "@member-wallet/ui";
import { type DialogAddress, type DialogKind, dialogSearch } from "../../navigation/dialog-address.ts";
import { PATHS } from "../../navigation/paths.ts";
import type { Act, Asked } from "./act.ts";
import type { ActRecord } from "./record.ts";

/** Where a member sees the acts of a kind. */
interface ActView {
  /** The dialogs that begin and show it, and what each does once it is done: one that `tells` says so itself. */
  readonly dialogs: Readonly<Partial<Record<DialogKind, "closes" | "stays" | "tells">>>;
  /** The page that begins and shows it without a dialog; `null` for none. */
  readonly page: string | null;
  /** How a refusal shows there (§8); anywhere else it is an alert that names the act. */
  readonly refusal: "alert" | "toast" | "in-place";
  /** The deposit's methods that it belongs to; absent for all other dialogs. */
  readonly method?: RegExp;
  /** The dialog that shows whether it was done; without one, the statement does. */
  readonly shownBy?: "wheel" | "game" | "slips" | "deposit";
}

const REFUND: ActView = { dialogs: { refund: "stays" }, page: null, refusal: "toast" };
const TRANSFER: ActView = { dialogs: { transfer: "closes", game: "stays" }, page: null, refusal: "alert" };

export const ACT_VIEWS: Record<Asked["kind"], ActView> = {
  withdraw: { dialogs: { withdraw: "closes" }, page: null, refusal: "alert" },
  transfer: TRANSFER,
  collect: TRANSFER,
  "invite-bonus": { dialogs: { invite: "stays" }, page: PATHS.home, refusal: "toast" },
  "receive-refund": REFUND,
  "add-refund": REFUND,
  bonus: { dialogs: { bonus: "closes" }, page: null, refusal: "alert" },
  promotion: { dialogs: { promotion: "closes" }, page: null, refusal: "alert" },
  "cancel-bonus": { dialogs: {}, page: PATHS.bonus, refusal: "alert" },
  coupon: { dialogs: { wheel: "stays" }, page: null, refusal: "alert" },
  // Nothing is said before the wheel has stopped.
  spin: { dialogs: { wheel: "tells" }, page: null, refusal: "alert", shownBy: "wheel" },
  "game-account": { dialogs: { game: "stays" }, page: null, refusal: "in-place", shownBy: "game" },
  "gift-link": { dialogs: { deposit: "closes" }, method: /^gift-link$/, page: null, refusal: "toast" },
  slip: {
    dialogs: { deposit: "closes" },
    method: /^(?!qr-|gift-link$)./,
    page: null,
    refusal: "alert",
    shownBy: "slips",
  },
  qr: { dialogs: { deposit: "stays" }, method: /^qr-/, page: null, refusal: "toast", shownBy: "deposit" },
};

/** The list that shows what became of acts of a kind; `null` where their dialog does. */
export function listOf(kind: Asked["kind"]): UnresolvedActProps["list"] {
  const { shownBy } = ACT_VIEWS[kind];
  if (shownBy === undefined) return { kind: "statement", href: PATHS.statement };
  switch (shownBy) {
    case "slips":
      return { kind: "slips", href: PATHS.statement + dialogSearch({ kind: "slips", reference: null }) };
    case "wheel":
    case "game":
    case "deposit":
      return null;
  }
}

/** Whether this page or dialog shows the acts of a kind, or will once it has loaded. */
export function showsAct(kind: Asked["kind"], pathname: string, dialog: DialogAddress | null): boolean {
  return dialogOf(kind, dialog) !== undefined || pathname === ACT_VIEWS[kind].page;
}

/** Whether this dialog closes once an act is done. One that was opened after the act stays, with what is typed there. */
export function closesAfter(
  act: Act,
  dialog: DialogAddress | null,
  { wasOpenHere }: Pick<ActRecord, "wasOpenHere">,
): boolean {
  return dialogOf(act.asked.kind, dialog) === "closes" && wasOpenHere(act);
}

/** Whether this dialog itself tells that an act of a kind is done. */
export function tellsEnd(kind: Asked["kind"], dialog: DialogAddress | null): boolean {
  return dialogOf(kind, dialog) === "tells";
}

function dialogOf(kind: Asked["kind"], dialog: DialogAddress | null) {
  const { dialogs, method } = ACT_VIEWS[kind];
  if (dialog === null || (dialog.kind === "deposit" && !method?.test(dialog.method ?? ""))) return undefined;
  return dialogs[dialog.kind];
}
