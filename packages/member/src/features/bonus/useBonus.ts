import { useTranslation } from "react-i18next";
import { useGetNoticeQuery } from "@member-wallet/api";
import { fillPercentFail } from "@member-wallet/domain";
import type { Loadable } from "@member-wallet/ui";
import type { BonusDialogProps, BonusOffer } from "@member-wallet/ui/dialogs/bonus";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { usePlace } from "../../money-calls/record/usePlace.tsx";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useLoadable } from "../../store/useLoadable.ts";
import { useBonusList } from "./useBonusList.ts";

/** The data and actions of the bonus dialog (§2 Bonus, §4). */
export function useBonus(code: string): BonusDialogProps {
  const { t } = useTranslation("claims");
  const { close } = useDialogAddress();
  const list = useBonusList();
  const notice = useLoadable(useGetNoticeQuery(useCurrentLanguage()), (answer) => answer.notice);
  const { begin, pending, unresolved } = usePlace("bonus");

  return {
    code,
    content: offerOf(),
    pending: pending !== null,
    unresolved,
    onReceive: () => void begin({ kind: "bonus", code }),
    onClose: close,
  };

  function offerOf(): Loadable<BonusOffer | null> {
    if (list.kind !== "ready") return list;
    const bonus = list.data.find((each) => each.code === code);
    if (!bonus) return { kind: "ready", data: null };
    const filled: Loadable<string> =
      notice.kind === "ready"
        ? { kind: "ready", data: fillPercentFail(notice.data, bonus.percentFail, t("fail.someOrAll")) }
        : notice;
    return { kind: "ready", data: { ...bonus, notice: filled } };
  }
}
