import { ArrowLeftRight, CircleQuestionMark, Gift, HandCoins, type LucideIcon, Wallet } from "lucide-react";
import type { StatementPicture } from "@member-wallet/domain";

/** The icon of an entry by its picture (§9). */
export const ENTRY_ICONS: Record<StatementPicture, LucideIcon> = {
  wallet: Wallet,
  gift: Gift,
  withdraw: HandCoins,
  transfer: ArrowLeftRight,
  unknown: CircleQuestionMark,
};
