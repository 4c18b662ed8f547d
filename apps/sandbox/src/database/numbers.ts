/** PostgreSQL's type ids of the numbers that drivers return as text. */
export const INT8 = 20;
export const NUMERIC = 1700;

/** Reads an int8; throws when a number cannot represent it exactly. */
export function readInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of range: ${text}`);
  return value;
}

/** Reads a numeric (a sum of int8, a rate); throws when its integer part exceeds the safe range. */
export function readNumeric(text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    throw new RangeError(`numeric out of range: ${text}`);
  }
  return value;
}
