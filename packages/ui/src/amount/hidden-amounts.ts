import { createContext } from "react";

/** Whether the amounts below are hidden: the member chose so for this browser. Amounts are visible by default. */
export const HiddenAmounts = createContext(false);
