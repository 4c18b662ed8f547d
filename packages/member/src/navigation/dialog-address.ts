import { accountNoDigits } from "@member-wallet/domain";

/** A dialog's own parameters in the address; `null` ones are omitted. */
interface DialogRecord<Parameters> {
  /** `null` when the parameters name no such dialog. */
  read(search: URLSearchParams): Parameters | null;
  write(parameters: Parameters): Record<string, string | null>;
}

function record<Parameters>(entry: DialogRecord<Parameters>): DialogRecord<Parameters> {
  return entry;
}

const WITHOUT_PARAMETERS = record({ read: () => ({}), write: () => ({}) });

const BY_CODE = record({
  read(search) {
    const code = search.get("code");
    return code ? { code } : null;
  },
  write: ({ code }) => ({ code }),
});

/**
 * The dialogs, each with a reader and a writer of its address. The application maps them to components (`app/dialogs`).
 * Codes and references are the server's: any text is valid, and is looked up before use.
 */
const DIALOGS = {
  transfer: record({
    read: (search) => ({ from: search.get("from"), to: search.get("to") }),
    write: ({ from, to }) => ({ from, to }),
  }),
  game: BY_CODE,
  /** `first`: the category that comes first; `null` for the usual order. */
  games: record({
    read: (search) => ({ first: search.get("first") || null }),
    write: ({ first }) => ({ first }),
  }),
  bonus: BY_CODE,
  promotion: BY_CODE,
  conditions: WITHOUT_PARAMETERS,
  agreement: WITHOUT_PARAMETERS,
  "change-password": WITHOUT_PARAMETERS,
  "edit-profile": WITHOUT_PARAMETERS,
  /** `method`: the key of the chosen payment method; `null` while the list is shown. */
  deposit: record({
    read: (search) => ({ method: search.get("method") || null }),
    write: ({ method }) => ({ method }),
  }),
  wheel: WITHOUT_PARAMETERS,
  withdraw: WITHOUT_PARAMETERS,
  invite: WITHOUT_PARAMETERS,
  refund: WITHOUT_PARAMETERS,
  /** `reference`: the slip to follow; `null` for none. */
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
  /** `copy`: the account number that is copied once the name is saved, where a copy button has opened the dialog. */
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
/** One dialog's parameters in the address. */
export type DialogParameters<Kind extends DialogKind> = NonNullable<ReturnType<Dialogs[Kind]["read"]>>;
/** The open dialog, as the address names it: Back closes it and a reload restores it. */
export type DialogAddress<Kind extends DialogKind = DialogKind> = {
  [Each in Kind]: { kind: Each } & DialogParameters<Each>;
}[Kind];

/**
 * An entry of the statement, which has no id in the API: its page, time and type, and its index from 0 among the
 * entries that share both. Without a time, the newest of its type.
 */
export interface StatementEntryKey {
  page: number;
  at: string | null;
  type: string;
  nth: number;
}

/** The address parameters of the page under the dialog, which stay when a dialog opens or closes. */
const PAGE = "page";

/** The page number of a screen's list, from 1; the first page when the address has none. */
export function readPage(search: string): number {
  return pageOf(new URLSearchParams(search));
}

function pageOf(search: URLSearchParams): number {
  return wholeNumber(search.get(PAGE), 1);
}

/** The search string of a screen for this page of its list. */
export function pageSearch(page: number): string {
  return page === 1 ? "" : `?${new URLSearchParams({ [PAGE]: String(page) })}`;
}

/** A whole number from an address, at least `least`; `least` for anything else. */
function wholeNumber(text: string | null, least: number): number {
  const number = /^\d{1,9}$/.test(text ?? "") ? Number(text) : least;
  return Math.max(least, number);
}

/** Reads the open dialog from an address' search string; `null` for none or an unknown one. */
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

/** The search string of an address with this dialog open over the page that `search` names. */
export function dialogOver(search: string, address: DialogAddress): string {
  const parameters = dialogParameters(address);
  const page = readPage(search);
  // An entry of a statement has a page of its own.
  if (page !== 1 && address.kind !== "statement-entry") parameters.set(PAGE, String(page));
  return `?${parameters}`;
}

/** The search string of an address with this dialog open. The inverse of `readDialogAddress`. */
export function dialogSearch(address: DialogAddress): string {
  return `?${dialogParameters(address)}`;
}

function dialogParameters(address: DialogAddress): URLSearchParams {
  const parameters = new URLSearchParams({ dialog: address.kind });
  const { write } = DIALOGS[address.kind] as DialogRecord<DialogAddress>;
  for (const [name, value] of Object.entries(write(address))) if (value !== null) parameters.set(name, value);
  return parameters;
}
