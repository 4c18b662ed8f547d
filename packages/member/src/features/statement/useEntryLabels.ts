import { useTranslation } from "react-i18next";
import { type StatementEntry, useGetBanksQuery } from "@member-wallet/api";
import { bankName, statementState, WALLET } from "@member-wallet/domain";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";

/** An entry in the member's words. */
export interface EntryLabels {
  readonly activity: string;
  /** The two sides; `null` when one is not known: nothing is made up. */
  readonly from: string | null;
  readonly to: string | null;
  /** What a withdrawal's state means for the money. */
  readonly note: "returned" | "waiting" | null;
}

/** Puts entries into words. Banks have their names once these are there; what is not known is shown as it is. */
export function useEntryLabels(): (entry: StatementEntry) => EntryLabels {
  const { t, i18n } = useTranslation("statement");
  const { data: banks = [] } = useGetBanksQuery(useCurrentLanguage());

  function side(code: string | null): string | null {
    if (code === null || code === "") return null;
    if (code === WALLET) return t("wallet");
    const bank = banks.find((known) => known.code === code);
    return bank ? bankName(bank, code, i18n.language) : code;
  }

  /** The related item's own words where there are any, else the type's. */
  function activity(entry: StatementEntry): string {
    const related = entry.bonus ?? entry.promotion ?? entry.invite ?? entry.refund ?? entry.luckydraw;
    if (related?.description) return related.description;
    switch (entry.statementType) {
      case "deposit":
      case "withdraw":
      case "transfer":
      case "bonus":
      case "finish_bonus":
        return t(`type.${entry.statementType}`);
      default:
        return t("type.other");
    }
  }

  return (entry) => ({
    activity: activity(entry),
    from: side(entry.from),
    to: side(entry.to),
    note: withdrawalNote(entry),
  });
}

function withdrawalNote({ statementType, status }: StatementEntry): EntryLabels["note"] {
  if (statementType !== "withdraw") return null;
  const state = statementState(status);
  return state === "failed" ? "returned" : state === "in-progress" ? "waiting" : null;
}
