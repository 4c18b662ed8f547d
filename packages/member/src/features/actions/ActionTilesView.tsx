import { Gift, Undo2, UserRoundPlus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Tile } from "@member-wallet/ui";
import type { DialogAddress } from "../../navigation/dialog-address.ts";
import { PATHS } from "../../navigation/paths.ts";
import styles from "./ActionTilesView.module.css";

interface ActionTilesViewProps {
  /** The wheel's tile while it is active, otherwise refresh-all. */
  wheel: ReactNode;
  /** Opens a dialog. */
  open: (dialog: DialogAddress) => void;
}

/** What members do from home beside the most usual (§2 Action tiles), in the order of use. */
export function ActionTilesView({ wheel, open }: ActionTilesViewProps) {
  const { t } = useTranslation("member");
  return (
    <nav className={styles.actions} aria-label={t("home.otherActions")}>
      <div className={styles.tiles}>
        {wheel}
        <Tile label={t("home.bonusConditions")} icon={Gift} to={PATHS.bonus} />
        <Tile label={t("home.refund")} icon={Undo2} onClick={() => open({ kind: "refund" })} />
        <Tile label={t("home.invite")} icon={UserRoundPlus} onClick={() => open({ kind: "invite" })} />
      </div>
    </nav>
  );
}
