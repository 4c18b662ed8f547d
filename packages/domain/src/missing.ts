/** Stands where a value is missing; a missing amount is never shown as 0. */
export const MISSING = "–";
