import { type BankNames, bankName } from "@member-wallet/domain";

/** A bank of the query, as a list shows it. */
export interface BankOption {
  readonly value: string;
  readonly label: string;
}

interface LookedUpBank extends BankNames {
  readonly code: string;
}

/**
 * The banks in two lists: the market's recommended ones in the market's order, then the others in the operator's.
 * @param language of the banks' names (`bankName`).
 */
export function bankOptions(
  banks: readonly LookedUpBank[],
  recommended: readonly string[],
  language: string,
): { recommended: BankOption[]; others: BankOption[] } {
  const options = new Map(
    banks.map((bank) => [bank.code, { value: bank.code, label: bankName(bank, bank.code, language) }]),
  );
  const first = recommended.flatMap((code) => options.get(code) ?? []);
  return { recommended: first, others: [...options.values()].filter((option) => !first.includes(option)) };
}
