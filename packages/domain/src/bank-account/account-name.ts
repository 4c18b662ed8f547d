const ENGLISH_NAME_BANKS: ReadonlySet<string> = new Set(["KTB", "TMB", "BBL"]);

/** Whether an account name can be sent (§5 Bank account name). */
export type AccountNameCheck =
  | { readonly kind: "ok" }
  | { readonly kind: "empty" }
  | { readonly kind: "not-english" };

/** Whether the bank takes account names in English letters only (§9: KTB, TMB, BBL). */
export function needsEnglishName(bankCode: string): boolean {
  return ENGLISH_NAME_BANKS.has(bankCode);
}

/** English letters and spaces only, and not empty: the rule of the account name dialog for every name (§5). */
export function checkEnglishName(name: string): AccountNameCheck {
  if (name.trim() === "") return { kind: "empty" };
  return /^[A-Za-z ]+$/.test(name) ? { kind: "ok" } : { kind: "not-english" };
}

/** An account name at registration: never empty, and English where the bank requires it (§5). */
export function checkAccountName(bankCode: string, name: string): AccountNameCheck {
  const check = checkEnglishName(name);
  return check.kind === "not-english" && !needsEnglishName(bankCode) ? { kind: "ok" } : check;
}

/** First and last name as one account name: each trimmed, one space between (§5). */
export function joinAccountName(first: string, last: string): string {
  return `${first.trim()} ${last.trim()}`.trim();
}

/** Upper case for a–z only, so that no letter changes its length or script and a field's caret stays in place. */
export function toUpperAscii(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}
