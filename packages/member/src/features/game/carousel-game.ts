import type { Satang } from "@member-wallet/domain";
import type { TFunction } from "i18next";
import type { GameCardAccount, GameCardLabels } from "@member-wallet/ui/carousel";

/** The categories with a carousel, in their order (§2 Member home). */
export const CATEGORIES = ["slot", "sport", "lotto"] as const;
export type Category = (typeof CATEGORIES)[number];

/** A game account, as its card shows it. */
export interface CarouselGame {
  code: string;
  category: Category;
  name: string;
  logo: string | null;
  background: string | null;
  isActive: boolean;
  /** `null` when it is not known. */
  amount: Satang | null;
  /** Wallet-to-game rate; `null` when it is not known. */
  ftWalletSlot: number | null;
}

/** What the card of a game shows. */
export function cardOf({
  name,
  logo,
  background,
  isActive,
  amount,
  ftWalletSlot,
}: CarouselGame): GameCardAccount {
  const opening = isActive
    ? ({ kind: "active", balance: amount, rate: ftWalletSlot } as const)
    : ({ kind: "inactive" } as const);
  return { name, logo, background, opening };
}

/** The texts of games' cards. */
export function cardLabels(t: TFunction<"member">): GameCardLabels {
  return {
    credit: (figure) => t("home.credit", { figure }),
    openAccount: t("home.openAccount"),
  };
}
