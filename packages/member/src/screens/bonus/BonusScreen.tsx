import { useTranslation } from "react-i18next";
import { useActiveBonus } from "../../features/bonus/useActiveBonus.tsx";
import { useBonusList } from "../../features/bonus/useBonusList.ts";
import { usePromotionDraft } from "../../features/bonus/usePromotionDraft.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useTitle } from "../../navigation/usePageTitle.ts";
import { BonusView } from "./BonusView.tsx";

/** The member's bonuses (§2 Bonus). */
export function BonusScreen() {
  const { t } = useTranslation("bonus");
  useTitle(t("heading"));
  const { open } = useDialogAddress();
  const list = useBonusList();
  const draft = usePromotionDraft();
  const active = useActiveBonus();
  return (
    <BonusView
      active={active}
      list={list}
      code={draft.value}
      onCodeChange={draft.change}
      onSearch={(code) => open({ kind: "promotion", code })}
      onOpen={(code) => open({ kind: "bonus", code })}
    />
  );
}
