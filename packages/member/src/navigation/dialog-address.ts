import { accountNoDigits } from "@member-wallet/domain";

/**
 * Which dialog is open, as it stands in the address: Back closes it, a reload keeps it.
 * A game account is named by its code, which comes from the server: any text is allowed, and looked up before use.
 */
export type DialogAddress =
  | { kind: "transfer"; from: string | null; to: string | null }
  | { kind: "game"; code: string }
  | { kind: "conditions" }
  | { kind: "agreement" }
  | { kind: "change-password" }
  | { kind: "edit-profile" }
  /** `way`: the chosen way to pay; `null` while there is the choice. */
  | { kind: "deposit"; way: string | null }
  | { kind: "withdraw" }
  /** `reference`: the slip that is followed; `null` when none is. */
  | { kind: "slips"; reference: string | null }
  | StatementEntryAddress
  /** `copy`: the account number that is copied once the name is saved. */
  | { kind: "bank-account-name"; copy: string | null };

/**
 * An entry of the statement, which has no id on the wire: its page, its time and type, and which of those that share
 * both it is, from 0. Without a time, the newest of its type.
 */
export interface StatementEntryAddress {
  kind: "statement-entry";
  page: number;
  at: string | null;
  type: string;
  nth: number;
}

/** What an address says of the page under the dialog, which stays when a dialog opens and closes. */
const OF_THE_PAGE = "page";

/** Which page of its list a screen shows, from 1; the first one when the address names none. */
export function readPage(search: string): number {
  return wholeNumber(new URLSearchParams(search).get(OF_THE_PAGE), 1);
}

/** The search of a screen that shows this page of its list. */
export function pageSearch(page: number): string {
  return page === 1 ? "" : `?${new URLSearchParams({ [OF_THE_PAGE]: String(page) })}`;
}

/** A whole number from an address, of at least `least`; anything else is `least`. */
function wholeNumber(text: string | null, least: number): number {
  const number = /^\d{1,9}$/.test(text ?? "") ? Number(text) : least;
  return Math.max(least, number);
}

/** Reads the open dialog from an address' search; `null` when none, or none of ours, is named. */
export function readDialogAddress(search: string): DialogAddress | null {
  const parameters = new URLSearchParams(search);
  switch (parameters.get("dialog")) {
    case "transfer":
      return { kind: "transfer", from: parameters.get("from"), to: parameters.get("to") };
    case "game": {
      const code = parameters.get("code");
      return code ? { kind: "game", code } : null;
    }
    case "conditions":
      return { kind: "conditions" };
    case "agreement":
      return { kind: "agreement" };
    case "change-password":
      return { kind: "change-password" };
    case "edit-profile":
      return { kind: "edit-profile" };
    case "deposit":
      return { kind: "deposit", way: parameters.get("way") || null };
    case "withdraw":
      return { kind: "withdraw" };
    case "slips":
      return { kind: "slips", reference: parameters.get("reference") || null };
    case "statement-entry": {
      const type = parameters.get("type");
      // The type is the server's, and may be empty.
      if (type === null) return null;
      const nth = wholeNumber(parameters.get("nth"), 0);
      return { kind: "statement-entry", page: readPage(search), at: parameters.get("at") || null, type, nth };
    }
    case "bank-account-name": {
      const digits = accountNoDigits(parameters.get("copy") ?? "");
      return { kind: "bank-account-name", copy: digits === "" ? null : digits };
    }
    default:
      return null;
  }
}

/** The search of an address with this dialog open over the page that `search` names. */
export function dialogOver(search: string, address: DialogAddress): string {
  if (address.kind === "statement-entry") return dialogSearch(address);
  const page = pageSearch(readPage(search));
  return page === "" ? dialogSearch(address) : `${dialogSearch(address)}&${page.slice(1)}`;
}

/** The search of an address with this dialog open. The inverse of `readDialogAddress`. */
export function dialogSearch(address: DialogAddress): string {
  const parameters = new URLSearchParams({ dialog: address.kind });
  if (address.kind === "game") parameters.set("code", address.code);
  if (address.kind === "transfer") {
    if (address.from !== null) parameters.set("from", address.from);
    if (address.to !== null) parameters.set("to", address.to);
  }
  if (address.kind === "deposit" && address.way !== null) parameters.set("way", address.way);
  if (address.kind === "slips" && address.reference !== null) {
    parameters.set("reference", address.reference);
  }
  if (address.kind === "statement-entry") {
    if (address.page !== 1) parameters.set(OF_THE_PAGE, String(address.page));
    if (address.at !== null) parameters.set("at", address.at);
    parameters.set("type", address.type);
    if (address.nth !== 0) parameters.set("nth", String(address.nth));
  }
  if (address.kind === "bank-account-name" && address.copy !== null) parameters.set("copy", address.copy);
  return `?${parameters}`;
}
