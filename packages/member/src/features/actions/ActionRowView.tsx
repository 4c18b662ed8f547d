import { ArrowLeftRight, BanknoteArrowDown, HandCoins, LayoutGrid } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Tile } from "@member-wallet/ui";
import type { DialogAddress } from "../../navigation/dialog-address.ts";
import styles from "./ActionRowView.module.css";

interface ActionRowViewProps {
  /** Opens a dialog. */
  open: (dialog: DialogAddress) => void;
  /** Brings the other actions in sight. */
  onMore: () => void;
}

/** What members do most, in one row: deposit, withdraw, transfer, and the way to the other actions. */
export function ActionRowView({ open, onMore }: ActionRowViewProps) {
  const { t } = useTranslation("member");
  return (
    <nav className={styles.actions} aria-label={t("home.actions")}>
      <div className={styles.row}>
        <Tile
          variant="primary"
          size="compact"
          label={t("home.deposit")}
          icon={BanknoteArrowDown}
          onClick={() => open({ kind: "deposit", method: null })}
        />
        <Tile
          size="compact"
          label={t("home.withdraw")}
          icon={HandCoins}
          onClick={() => open({ kind: "withdraw" })}
        />
        <Tile
          size="compact"
          label={t("home.transfer")}
          icon={ArrowLeftRight}
          onClick={() => open({ kind: "transfer", from: null, to: null })}
        />
        <Tile size="compact" label={t("home.more")} icon={LayoutGrid} onClick={onMore} />
      </div>
    </nav>
  );
}
