import { FerrisWheel } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useGetSpinActiveQuery, useGetWalletQuery } from "@member-wallet/api";
import { formatCount } from "@member-wallet/domain";
import { Tile } from "@member-wallet/ui";
import type { DialogAddress } from "../../navigation/dialog-address.ts";

interface WheelTileProps {
  /** Takes the place while the wheel is not active. */
  otherwise: ReactNode;
  /** Opens a dialog. */
  open: (dialog: DialogAddress) => void;
}

/** The wheel with the member's coins while it is active, otherwise another tile (§2 Action tiles). */
export function WheelTile({ open, otherwise }: WheelTileProps) {
  const { t } = useTranslation("member");
  const { data } = useGetSpinActiveQuery(undefined, { refetchOnFocus: true, refetchOnReconnect: true });
  const { coins } = useGetWalletQuery(undefined, {
    selectFromResult: ({ data: wallet }) => ({ coins: wallet?.profile.coin }),
  });
  if (!data?.isActive) return otherwise;
  return (
    <Tile
      label={t("home.wheel")}
      icon={FerrisWheel}
      note={t("home.coins", { coins: formatCount(coins) })}
      onClick={() => open({ kind: "wheel" })}
    />
  );
}
