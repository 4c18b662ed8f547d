import { createContext } from "react";

/**
 * What screen readers read in place of every amount below, in the member's language, while the member hides amounts;
 * `null` while amounts are visible.
 */
export const HiddenAmounts = createContext<string | null>(null);
