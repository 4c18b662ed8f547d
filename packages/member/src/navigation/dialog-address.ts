import { accountNoDigits } from "@member-wallet/domain";

/** How a dialog's own parameters stand in the address; `null` ones are left out. */
interface DialogRecord<Parameters> {
  /** `null` when what is there names no such dialog. */
  read(search: URLSearchParams): Parameters | null;
  write(parameters: Parameters): Record<string, string | null>;
}

function record<Parameters>(entry: DialogRecord<Parameters>): DialogRecord<Parameters> {
  return entry;
}

const WITHOUT_PARAMETERS = record({ read: () => ({}), write: () => ({}) });

/**
 * The dialogs, each with how its address is read and written. What draws each is the application's (`app/dialogs`).
 * A code or a reference comes from the server: any text is allowed, and looked up before use.
 */
const DIALOGS = {
  transfer: record({
    read: (search) => ({ from: search.get("from"), to: search.get("to") }),
    write: ({ from, to }) => ({ from, to }),
  }),
  game: record({
    read(search) {
      const code = search.get("code");
      return code ? { code } : null;
    },
    write: ({ code }) => ({ code }),
  }),
  conditions: WITHOUT_PARAMETERS,
  agreement: WITHOUT_PARAMETERS,
  "change-password": WITHOUT_PARAMETERS,
  "edit-profile": WITHOUT_PARAMETERS,
  /** `way`: the chosen way to pay; `null` while there is the choice. */
  deposit: record({
    read: (search) => ({ way: search.get("way") || null }),
    write: ({ way }) => ({ way }),
  }),
  withdraw: WITHOUT_PARAMETERS,
  /** `reference`: the slip that is followed; `null` when none is. */
  slips: record({
    read: (search) => ({ reference: search.get("reference") || null }),
    write: ({ reference }) => ({ reference }),
  }),
  "statement-entry": record<StatementEntryKey>({
    read(search) {
      const type = search.get("type");
      // The type is the server's, and may be empty.
      if (type === null) return null;
      const nth = wholeNumber(search.get("nth"), 0);
      return { page: pageOf(search), at: search.get("at") || null, type, nth };
    },
    write: ({ page, at, type, nth }) => ({
      [PAGE]: page === 1 ? null : String(page),
      at,
      type,
      nth: nth === 0 ? null : String(nth),
    }),
  }),
  /** `copy`: the account number that is copied once the name is saved. */
  "bank-account-name": record({
    read(search) {
      const digits = accountNoDigits(search.get("copy") ?? "");
      return { copy: digits === "" ? null : digits };
    },
    write: ({ copy }) => ({ copy }),
  }),
};

type Dialogs = typeof DIALOGS;
export type DialogKind = keyof Dialogs;
/** What the address says of one dialog. */
export type DialogParameters<Kind extends DialogKind> = NonNullable<ReturnType<Dialogs[Kind]["read"]>>;
/** Which dialog is open, as it stands in the address: Back closes it, a reload keeps it. */
export type DialogAddress<Kind extends DialogKind = DialogKind> = {
  [Each in Kind]: { kind: Each } & DialogParameters<Each>;
}[Kind];

/**
 * An entry of the statement, which has no id on the wire: its page, its time and type, and which of those that share
 * both it is, from 0. Without a time, the newest of its type.
 */
export interface StatementEntryKey {
  page: number;
  at: string | null;
  type: string;
  nth: number;
}

/** What an address says of the page under the dialog, which stays when a dialog opens and closes. */
const PAGE = "page";

/** Which page of its list a screen shows, from 1; the first one when the address names none. */
export function readPage(search: string): number {
  return pageOf(new URLSearchParams(search));
}

function pageOf(search: URLSearchParams): number {
  return wholeNumber(search.get(PAGE), 1);
}

/** The search of a screen that shows this page of its list. */
export function pageSearch(page: number): string {
  return page === 1 ? "" : `?${new URLSearchParams({ [PAGE]: String(page) })}`;
}

/** A whole number from an address, of at least `least`; anything else is `least`. */
function wholeNumber(text: string | null, least: number): number {
  const number = /^\d{1,9}$/.test(text ?? "") ? Number(text) : least;
  return Math.max(least, number);
}

/** Reads the open dialog from an address' search; `null` when none, or none of ours, is named. */
export function readDialogAddress(search: string): DialogAddress | null {
  const parameters = new URLSearchParams(search);
  const kind = parameters.get("dialog");
  if (kind === null || !isDialogKind(kind)) return null;
  const read = DIALOGS[kind].read(parameters);
  return read && ({ kind, ...read } as DialogAddress);
}

function isDialogKind(kind: string): kind is DialogKind {
  return Object.hasOwn(DIALOGS, kind);
}

/** The search of an address with this dialog open over the page that `search` names. */
export function dialogOver(search: string, address: DialogAddress): string {
  const parameters = dialogParameters(address);
  const page = readPage(search);
  // The entry of a statement names its own page.
  if (page !== 1 && address.kind !== "statement-entry") parameters.set(PAGE, String(page));
  return `?${parameters}`;
}

/** The search of an address with this dialog open. The inverse of `readDialogAddress`. */
export function dialogSearch(address: DialogAddress): string {
  return `?${dialogParameters(address)}`;
}

function dialogParameters(address: DialogAddress): URLSearchParams {
  const parameters = new URLSearchParams({ dialog: address.kind });
  const { write } = DIALOGS[address.kind] as DialogRecord<DialogAddress>;
  for (const [name, value] of Object.entries(write(address))) if (value !== null) parameters.set(name, value);
  return parameters;
}
