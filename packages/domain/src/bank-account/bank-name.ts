/** A bank's names in a look-up; either may be missing. */
export interface BankNames {
  readonly nameTH?: string | null | undefined;
  readonly nameEN?: string | null | undefined;
}

/** A bank's name in a language: the English one for English if it exists, else the Thai one, else the code. */
export function bankName({ nameTH, nameEN }: BankNames, code: string, language: string): string {
  return (language === "en" && nameEN) || nameTH || nameEN || code;
}
