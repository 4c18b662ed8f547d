import { RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Tile } from "@member-wallet/ui";

interface RefreshTileProps {
  /** The balances are being refreshed. */
  updating: boolean;
  refresh: () => void;
}

/** Refreshes all balances; it has the wheel's place while the wheel is not active (§2 Action tiles). */
export function RefreshTile({ updating, refresh }: RefreshTileProps) {
  const { t } = useTranslation("member");
  return <Tile label={t("home.refreshAll")} icon={RefreshCw} pending={updating} onClick={refresh} />;
}
