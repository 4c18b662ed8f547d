import { type BankNames, bankName, foreignLanguage } from "@member-wallet/domain";

/** A bank of the query, as a list shows it. */
export interface BankOption {
  readonly value: string;
  readonly label: string;
  /** The label's language where that is another than the page's. */
  readonly lang?: string | undefined;
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
    banks.map((bank) => {
      const label = bankName(bank, bank.code, language);
      return [bank.code, { value: bank.code, label, lang: foreignLanguage(label, language) }];
    }),
  );
  const first = recommended.flatMap((code) => options.get(code) ?? []);
  return { recommended: first, others: [...options.values()].filter((option) => !first.includes(option)) };
}
