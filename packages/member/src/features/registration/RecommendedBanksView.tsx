import { useTranslation } from "react-i18next";
import { BankMark } from "@member-wallet/ui";
import type { BankOption } from "./bank-options.ts";
import styles from "./RecommendedBanksView.module.css";

interface RecommendedBanksProps {
  banks: readonly BankOption[];
  chosen: string;
  onChoose: (code: string) => void;
}

/** The banks that the market recommends, above the list of all (§9). */
export function RecommendedBanksView({ banks, chosen, onChoose }: RecommendedBanksProps) {
  const { t } = useTranslation("register");
  if (banks.length === 0) return null;
  return (
    <fieldset className={styles.banks}>
      <legend className={styles.legend}>{t("bank.recommended")}</legend>
      {banks.map(({ value, label, lang }) => (
        <button
          key={value}
          type="button"
          className={styles.bank}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          <BankMark code={value} />
          <span lang={lang}>{label}</span>
        </button>
      ))}
    </fieldset>
  );
}
