import { useTranslation } from "react-i18next";
import { type StatementEntry, useGetBanksQuery, useGetWalletQuery } from "@member-wallet/api";
import { bankName, statementState, WALLET } from "@member-wallet/domain";
import { useCurrentLanguage } from "../language/LanguageContext.tsx";

/** An entry in the member's words. */
export interface EntryLabels {
  readonly activity: string;
  /** The two sides; `null` when one is not known: nothing is made up. */
  readonly from: string | null;
  readonly to: string | null;
  /** The side that is not the wallet, such as "from Kasikornbank"; both, where neither is; `null` for none. */
  readonly counterpart: string | null;
  /** What a withdrawal's state means for the money. */
  readonly note: "returned" | "waiting" | null;
}

/** Puts entries into words. Banks and games have their names once these are there; an unknown code is shown as it is. */
export function useEntryLabels(): (entry: StatementEntry) => EntryLabels {
  const { t, i18n } = useTranslation("statement");
  const { data: banks = [] } = useGetBanksQuery(useCurrentLanguage());

  const { data: wallet } = useGetWalletQuery();

  function side(code: string | null): string | null {
    switch (code) {
      case null:
      case "":
        return null;
      case WALLET:
        return t("wallet");
      case "TRUEWALLET":
        return t("giftLink");
      case "WW":
      case "ZAPMAN":
        return t("qrPayment");
      default: {
        const bank = banks.find((known) => known.code === code);
        if (bank) return bankName(bank, code, i18n.language);
        return wallet?.slots.find((game) => game.code === code)?.name ?? code;
      }
    }
  }

  function counterpart(entry: StatementEntry): string | null {
    const from = side(entry.from);
    const to = side(entry.to);
    if (from !== null && to !== null && entry.from !== WALLET && entry.to !== WALLET)
      return t("fromTo", { from, to });
    if (from !== null && entry.from !== WALLET) return t("fromSide", { name: from });
    if (to !== null && entry.to !== WALLET) return t("toSide", { name: to });
    return null;
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
    counterpart: counterpart(entry),
    note: withdrawalNote(entry),
  });
}

function withdrawalNote({ statementType, status }: StatementEntry): EntryLabels["note"] {
  if (statementType !== "withdraw") return null;
  const state = statementState(status);
  return state === "failed" ? "returned" : state === "in-progress" ? "waiting" : null;
}
