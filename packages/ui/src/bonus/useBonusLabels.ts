import type { BonusType } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";

/** What the rule of a bonus reads as; `null` for a type that this site does not know. */
export interface BonusLabels {
  readonly typeOf: (type: BonusType | null) => string;
  /** How often it can be received; without a number that counts, its conditions say it. */
  readonly often: (type: BonusType | null, maxReceived: number | null) => string;
}

/** The texts of bonus types (§3). */
export function useBonusLabels(): BonusLabels {
  const { t } = useTranslation("bonus");
  return {
    typeOf: (type) => t(`type.${type ?? "other"}`),
    often: (type, maxReceived) =>
      type === null || maxReceived === null || !Number.isSafeInteger(maxReceived) || maxReceived < 0
        ? t("often.other")
        : t(`often.${type}`, { count: maxReceived }),
  };
}
