import { ArrowLeftRight, BanknoteArrowDown, Gift, HandCoins, Undo2, UserRoundPlus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Tile } from "@member-wallet/ui";
import type { DialogAddress } from "../../navigation/dialog-address.ts";
import { PATHS } from "../../navigation/paths.ts";
import { ActionGridView } from "./ActionGridView.tsx";

interface ActionTilesViewProps {
  /** The last tile: the wheel while it is active, otherwise refresh-all. */
  last: ReactNode;
  /** Opens a dialog. */
  open: (dialog: DialogAddress) => void;
}

/** What a member does from home (§2 Action tiles); an action whose dialog does not exist is absent. */
export function ActionTilesView({ last, open }: ActionTilesViewProps) {
  const { t } = useTranslation("member");
  return (
    <ActionGridView
      label={t("home.actions")}
      primary={
        <Tile
          variant="primary"
          label={t("home.deposit")}
          icon={BanknoteArrowDown}
          onClick={() => open({ kind: "deposit", method: null })}
        />
      }
    >
      <Tile label={t("home.withdraw")} icon={HandCoins} onClick={() => open({ kind: "withdraw" })} />
      <Tile
        label={t("home.transfer")}
        icon={ArrowLeftRight}
        onClick={() => open({ kind: "transfer", from: null, to: null })}
      />
      <Tile label={t("home.invite")} icon={UserRoundPlus} onClick={() => open({ kind: "invite" })} />
      <Tile label={t("home.bonusConditions")} icon={Gift} to={PATHS.bonus} />
      <Tile label={t("home.refund")} icon={Undo2} onClick={() => open({ kind: "refund" })} />
      {last}
    </ActionGridView>
  );
}
