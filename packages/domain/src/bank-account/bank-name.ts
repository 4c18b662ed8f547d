/** What look-ups tell of a bank's name; either may be missing. */
export interface BankNames {
  readonly nameTH?: string | null | undefined;
  readonly nameEN?: string | null | undefined;
}

/** A bank's name for a reader: English readers get the English one where there is one, all else the Thai; else the code. */
export function bankName({ nameTH, nameEN }: BankNames, code: string, language: string): string {
  return (language === "en" && nameEN) || nameTH || nameEN || code;
}
