/** Deeper than any message or coupon of a server that means well. */
const LEVELS = 32;

/**
 * Whether objects and lists of an answer are nested so deep that walking them could exceed the stack. A schema that
 * passes on what it does not know asks this first.
 */
export function isNestedTooDeep(value: unknown, levels = LEVELS): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isNestedTooDeep(item, levels - 1));
}
