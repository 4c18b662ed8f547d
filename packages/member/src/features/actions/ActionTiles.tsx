import { ArrowLeftRight, BanknoteArrowDown, HandCoins, RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Tile } from "@member-wallet/ui";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import styles from "./ActionTiles.module.css";

/** What a member does from home (§2 Action tiles); an action whose dialog does not exist is absent. */
export function ActionTiles({ refreshing, onRefreshAll }: { refreshing: boolean; onRefreshAll: () => void }) {
  const { t } = useTranslation("member");
  const { open } = useDialogAddress();
  return (
    <nav className={styles.tiles} aria-label={t("home.actions")}>
      <Tile
        label={t("home.deposit")}
        icon={BanknoteArrowDown}
        onClick={() => open({ kind: "deposit", way: null })}
      />
      <Tile label={t("home.withdraw")} icon={HandCoins} onClick={() => open({ kind: "withdraw" })} />
      <Tile
        label={t("home.transfer")}
        icon={ArrowLeftRight}
        onClick={() => open({ kind: "transfer", from: null, to: null })}
      />
      <Tile label={t("home.refreshAll")} icon={RefreshCw} pending={refreshing} onClick={onRefreshAll} />
    </nav>
  );
}
