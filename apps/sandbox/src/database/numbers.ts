/** PostgreSQL's object ids of the two number types that arrive as text. */
export const INT8 = 20;
export const NUMERIC = 1700;

/** Reads an int8: a whole number that JavaScript holds exactly. Throws on any other. */
export function readInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 beyond what a number holds: ${text}`);
  return value;
}

/** Reads a numeric (a sum of int8, a rate). Throws when its whole part is beyond what a number holds. */
export function readNumeric(text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    throw new RangeError(`numeric beyond what a number holds: ${text}`);
  }
  return value;
}
