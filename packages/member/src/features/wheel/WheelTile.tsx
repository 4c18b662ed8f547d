import { FerrisWheel } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useGetSpinActiveQuery, useGetWalletQuery } from "@member-wallet/api";
import { formatCount } from "@member-wallet/domain";
import { Tile } from "@member-wallet/ui";
import type { DialogAddress } from "../../navigation/dialog-address.ts";
import { RefreshTile, type RefreshTileProps } from "../actions/RefreshTile.tsx";

interface WheelTileProps extends RefreshTileProps {
  /** Opens a dialog. */
  open: (dialog: DialogAddress) => void;
}

/** The wheel with the member's coins while it is active, otherwise refresh-all (§2 Action tiles). */
export function WheelTile({ open, ...refreshing }: WheelTileProps) {
  const { t } = useTranslation("member");
  const { data } = useGetSpinActiveQuery();
  const { coins } = useGetWalletQuery(undefined, {
    selectFromResult: ({ data: wallet }) => ({ coins: wallet?.profile.coin }),
  });
  if (!data?.isActive) return <RefreshTile {...refreshing} />;
  return (
    <Tile
      label={t("home.wheel")}
      icon={FerrisWheel}
      note={t("home.coins", { coins: formatCount(coins) })}
      onClick={() => open({ kind: "wheel" })}
    />
  );
}
