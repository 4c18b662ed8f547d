/**
 * Money in whole satang (1 baht = 100 satang), so that sums are exact. Created only by this folder. The brand exists in
 * types alone; its name is a text, because declarations of other packages can't name an unexported symbol.
 */
export type Satang = number & { readonly "~satang": true };

/** From this amount on, baht have more digits than a JSON number represents exactly, so their satang would be wrong. */
const UNREADABLE_BAHT = 1e13;

/** Takes a whole number of satang. Throws a RangeError on anything but a safe integer: that is a bug, not input. */
export function satang(value: number): Satang {
  // Adding 0 turns −0 into 0.
  const whole = value + 0;
  if (!isSatang(whole)) throw new RangeError(`Not a whole number of satang: ${value}`);
  return whole;
}

function isSatang(value: number): value is Satang {
  return Number.isSafeInteger(value);
}

/**
 * Reads baht from an answer: fractions below 0.01 are floored towards −∞, but rounding errors of doubles are corrected
 * (0.29 is 29 satang, although 0.29 * 100 is 28.999999999999996). `null` when the value is not finite or too large to
 * be exact (10¹³ baht and more).
 */
export function satangFromBaht(value: number): Satang | null {
  if (!Number.isFinite(value) || Math.abs(value) >= UNREADABLE_BAHT) return null;
  // A double represents 15 decimal digits exactly; later digits are noise. Shifting the point in
  // the decimal text instead of multiplying adds no noise of its own.
  const [mantissa = "0", exponent = "0"] = value.toExponential(14).split("e");
  return satang(Math.floor(Number(`${mantissa}e${Number(exponent) + 2}`)));
}

/**
 * Reads an amount in baht from a client. A client that moves money means exactly this amount, so nothing is rounded:
 * `null` when it has fractions of a satang, is not finite, or is too large to be exact.
 */
export function exactSatang(baht: number): Satang | null {
  if (!Number.isFinite(baht) || Math.abs(baht) >= UNREADABLE_BAHT) return null;
  const whole = Math.round(baht * 100);
  // The tolerance covers the rounding of a sum of doubles, as in 0.30000000000000004.
  return Math.abs(baht * 100 - whole) < 1e-6 ? satang(whole) : null;
}

/** An amount in baht for the API: at most two decimals. */
export function bahtFromSatang(amount: Satang): number {
  return amount / 100;
}

/** The exact sum; of an empty list, 0. Throws a RangeError when it leaves the safe integers. */
export function sumSatang(amounts: readonly Satang[]): Satang {
  return satang(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}
