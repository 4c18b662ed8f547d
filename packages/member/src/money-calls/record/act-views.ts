import type { Texts } from "@member-wallet/locales";
import type { UnresolvedActProps } from "@member-wallet/ui";
import { type DialogAddress, type DialogKind, dialogSearch } from "../../navigation/dialog-address.ts";
import { PATHS } from "../../navigation/paths.ts";
import type { SupportMatter } from "../../support/prepared-message.ts";
import type { Act, Asked } from "./act.ts";
import type { ActRecord } from "./record.ts";

/** The text of a toast that says that an act of a kind is done. */
type DoneText = `done.${keyof Texts["acts"]["done"]}`;

export function isDoneText(done: ActView["done"]): done is DoneText {
  return done?.startsWith("done.") === true;
}

/** Where a member sees the acts of a kind, what they are told, and what support is told. */
interface ActView {
  /** The dialogs that begin and show it, and what each does once it is done: one that `tells` says so itself. */
  readonly dialogs: Readonly<Partial<Record<DialogKind, "closes" | "stays" | "tells">>>;
  /** The page that begins and shows it without a dialog; `null` for none. */
  readonly page: string | null;
  /** A toast's text, or a message of its own, once it is done; `null` for what is accepted first. */
  readonly done: DoneText | "transferred" | "receipt" | "bonus-ended" | "spun" | null;
  /** How a refusal shows there (§8); anywhere else it is an alert that names the act. */
  readonly refusal: "alert" | "toast" | "in-place";
  /** What support is told of one whose end is not known, and of a refusal, where that helps. */
  readonly support: {
    readonly unknown: SupportMatter["what"];
    readonly refused?: SupportMatter["what"];
  };
  /** The deposit's methods that it belongs to; absent for all other dialogs. */
  readonly method?: RegExp;
  /** The dialog that shows whether it was done; without one, the statement does. */
  readonly shownBy?: "wheel" | "game" | "slips" | "deposit";
}

const CLAIM = { unknown: "claimUnknown" } as const;
const REFUND = { dialogs: { refund: "stays" }, page: null, refusal: "toast", support: CLAIM } as const;
const TRANSFER: ActView = {
  dialogs: { transfer: "closes", game: "stays" },
  page: null,
  done: "transferred",
  refusal: "alert",
  support: { unknown: "transferUnknown" },
};

export const ACT_VIEWS: Record<Asked["kind"], ActView> = {
  withdraw: {
    dialogs: { withdraw: "closes" },
    page: null,
    done: null,
    refusal: "alert",
    support: { unknown: "withdrawUnknown", refused: "withdrawFailed" },
  },
  transfer: TRANSFER,
  collect: TRANSFER,
  "invite-bonus": {
    dialogs: { invite: "stays" },
    page: PATHS.home,
    done: "done.invite-bonus",
    refusal: "toast",
    support: CLAIM,
  },
  "receive-refund": { ...REFUND, done: "receipt" },
  "add-refund": { ...REFUND, done: "done.add-refund" },
  bonus: { dialogs: { bonus: "closes" }, page: null, done: "done.bonus", refusal: "alert", support: CLAIM },
  promotion: {
    dialogs: { promotion: "closes" },
    page: null,
    done: "done.promotion",
    refusal: "alert",
    support: CLAIM,
  },
  "cancel-bonus": {
    dialogs: {},
    page: PATHS.bonus,
    done: "bonus-ended",
    refusal: "alert",
    support: { unknown: "cancelUnknown" },
  },
  coupon: { dialogs: { wheel: "stays" }, page: null, done: "done.coupon", refusal: "alert", support: CLAIM },
  spin: {
    // Nothing is said before the wheel has stopped.
    dialogs: { wheel: "tells" },
    page: null,
    done: "spun",
    refusal: "alert",
    support: { unknown: "spinUnknown" },
    shownBy: "wheel",
  },
  "game-account": {
    dialogs: { game: "stays" },
    page: null,
    done: "done.game-account",
    refusal: "in-place",
    support: { unknown: "gameUnknown" },
    shownBy: "game",
  },
  "gift-link": {
    dialogs: { deposit: "closes" },
    method: /^gift-link$/,
    page: null,
    done: "done.gift-link",
    refusal: "toast",
    support: { unknown: "giftLinkUnknown", refused: "giftLinkRefused" },
  },
  slip: {
    dialogs: { deposit: "closes" },
    method: /^(?!qr-|gift-link$)./,
    page: null,
    done: null,
    refusal: "alert",
    support: { unknown: "slipUnknown", refused: "slipRefused" },
    shownBy: "slips",
  },
  qr: {
    dialogs: { deposit: "stays" },
    method: /^qr-/,
    page: null,
    done: null,
    refusal: "toast",
    support: { unknown: "qrUnknown", refused: "qrRefused" },
    shownBy: "deposit",
  },
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

/** Whether an act is begun on this page or in this dialog: a bonus or a game has a dialog for each code. */
export function isBegunAt(asked: Asked, pathname: string, dialog: DialogAddress | null): boolean {
  return showsAct(asked.kind, pathname, isOfOther(asked, dialog) ? null : dialog);
}

function isOfOther(asked: Asked, dialog: DialogAddress | null): boolean {
  return "code" in asked && dialog !== null && "code" in dialog && dialog.code !== asked.code;
}

/** Whether this dialog closes once an act is done. It stays, with what is typed there, where the page never knew the act open. */
export function closesAfter(
  act: Act,
  dialog: DialogAddress | null,
  { wasOpenHere }: Pick<ActRecord, "wasOpenHere">,
): boolean {
  return dialogOf(act.asked.kind, dialog) === "closes" && !isOfOther(act.asked, dialog) && wasOpenHere(act);
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
