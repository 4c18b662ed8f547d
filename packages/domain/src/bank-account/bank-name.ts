/** A bank's names on the wire; each may be missing or blank. */
export interface BankNames {
  readonly nameTH?: string | null | undefined;
  readonly nameEN?: string | null | undefined;
  readonly nameLO?: string | null | undefined;
}

/**
 * A bank's name in the member's language (§9): Thai on Thai pages, Lao on Lao ones where there is a Lao name, else
 * English. A Lao or English page shows the Thai name only where there is no other; without a name, the bank's code.
 * The name may be in another language than the page: `MultilingualText` of ui marks it.
 */
export function bankName(names: BankNames, code: string, language: string): string {
  const { nameTH, nameEN, nameLO } = names;
  const inOrder =
    language === "th" ? [nameTH, nameEN] : language === "lo" ? [nameLO, nameEN, nameTH] : [nameEN, nameTH];
  return inOrder.find((name) => name && name.trim() !== "") ?? code;
}
