/** The three digits by which banks are known on slips: those of the Bank of Thailand. */
const NUMBERS: ReadonlyMap<string, string> = new Map([
  ["BBL", "002"],
  ["KBANK", "004"],
  ["KTB", "006"],
  ["TMB", "011"],
  ["SCB", "014"],
  ["UOB", "024"],
  ["BAY", "025"],
  ["GSB", "030"],
  ["BAAC", "034"],
  ["KKP", "069"],
  ["LHB", "073"],
  // The Bank of Thailand gives none to a Lao bank; here it goes by its country's number.
  ["BCEL", "418"],
]);

/** A bank's number; null for a bank that puts no mini-QR on its slips. */
export function bankNumber(code: string): string | null {
  return NUMBERS.get(code) ?? null;
}
