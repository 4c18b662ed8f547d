/** The Bank of Thailand's three-digit bank codes, which slips carry. */
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
  // Lao banks have no such code: the country's number instead.
  ["BCEL", "418"],
]);

/** A bank's number; null for a bank that puts no mini-QR on its slips. */
export function bankNumber(code: string): string | null {
  return NUMBERS.get(code) ?? null;
}
