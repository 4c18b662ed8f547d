/** Placeholder for a missing value; a missing amount is never shown as 0. */
export const MISSING = "–";
