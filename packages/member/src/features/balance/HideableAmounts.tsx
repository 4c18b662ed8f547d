import type { ReactNode } from "react";
import { HiddenAmounts } from "@member-wallet/ui";
import { useHiddenAmounts } from "./hidden-amounts.ts";

/** Around what only shows money: its amounts are dots while the member hides them. Forms that move money stay outside. */
export function HideableAmounts({ children }: { children: ReactNode }) {
  return <HiddenAmounts value={useHiddenAmounts().hidden}>{children}</HiddenAmounts>;
}
