import type { StatementEntry } from "@member-wallet/api";
import type { DialogAddress, StatementEntryKey } from "../navigation/dialog-address.ts";

/** How many entries a page has (§9). */
export const PAGE_SIZE = 10;

/** The address of an entry on its page: its time and type, and which of those that share both it is. */
export function entryAddress(
  entry: StatementEntry,
  ofPage: readonly StatementEntry[],
  page: number,
): DialogAddress<"statement-entry"> {
  const { createdAt: at, statementType: type } = entry;
  const nth = Math.max(0, ofPage.filter((other) => isAt(other, at, type)).indexOf(entry));
  return { kind: "statement-entry", page, at, type, nth };
}

/** The entry that an address names; without a time, the first of its type, which is the newest. */
export function findEntry(
  ofPage: readonly StatementEntry[],
  { at, type, nth }: Pick<StatementEntryKey, "at" | "type" | "nth">,
): StatementEntry | null {
  return ofPage.filter((entry) => isAt(entry, at, type))[nth] ?? null;
}

function isAt({ createdAt, statementType }: StatementEntry, at: string | null, type: string): boolean {
  return statementType === type && (at === null || createdAt === at);
}
