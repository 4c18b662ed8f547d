import { formatCount } from "@member-wallet/domain";
import { Coins } from "lucide-react";
import { useTranslation } from "react-i18next";
import styles from "./SpinWheelDialog.module.css";

/** The member's coins; their number is announced when it changes. */
export function CoinCount({ coins }: { readonly coins: number | null }) {
  const { t } = useTranslation("wheel");
  return (
    <output className={styles.coins}>
      <Coins className={styles.coinIcon} aria-hidden />
      {coins === null ? t("coinsUnknown") : t("coins", { coins: formatCount(coins) })}
    </output>
  );
}
