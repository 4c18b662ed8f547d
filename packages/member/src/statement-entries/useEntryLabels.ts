import { useTranslation } from "react-i18next";
import { type StatementEntry, useGetBanksQuery, useGetWalletQuery } from "@member-wallet/api";
import {
  bankName,
  GIFT_LINK_SOURCE,
  isGateway,
  RELATED,
  statementState,
  WALLET,
} from "@member-wallet/domain";
import type { EntryNote } from "@member-wallet/ui/dialogs/statement-entry";
import { useCurrentLanguage } from "../language/LanguageContext.tsx";

/** An entry in the member's words. */
export interface EntryLabels {
  readonly activity: string;
  /** The bonus, promotion or prize in the operator's words; `null` where these say no more than the activity. */
  readonly name: string | null;
  /** The two sides; `null` when one is not known: nothing is made up. */
  readonly from: string | null;
  readonly to: string | null;
  /**
   * The side that is not the wallet, such as "from Kasikornbank"; both, where neither is; without one the name; `null`
   * for neither.
   */
  readonly counterpart: string | null;
  /** The same with a bank's code in place of its name, such as "from KBANK"; `null` where no bank is named. */
  readonly shortCounterpart: string | null;
  readonly note: EntryNote | null;
}

/** Puts entries into words. Banks and games have their names once these are there; an unknown code is shown as it is. */
export function useEntryLabels(): (entry: StatementEntry) => EntryLabels {
  const { t, i18n } = useTranslation("statement");
  const { data: banks = [] } = useGetBanksQuery(useCurrentLanguage());

  const { data: wallet } = useGetWalletQuery();

  function side(code: string | null, bankByCode = false): string | null {
    switch (code) {
      case null:
      case "":
        return null;
      case WALLET:
        return t("wallet");
      case GIFT_LINK_SOURCE:
        return t("giftLink");
      default: {
        if (isGateway(code)) return t("qrPayment");
        const bank = banks.find((known) => known.code === code);
        if (bank) return bankByCode ? bank.code : bankName(bank, code, i18n.language);
        return wallet?.slots.find((game) => game.code === code)?.name ?? code;
      }
    }
  }

  function counterpart(entry: StatementEntry, bankByCode = false): string | null {
    const from = side(entry.from, bankByCode);
    const to = side(entry.to, bankByCode);
    if (from !== null && to !== null && entry.from !== WALLET && entry.to !== WALLET)
      return t("fromTo", { from, to });
    if (from !== null && entry.from !== WALLET) return t("fromSide", { name: from });
    if (to !== null && entry.to !== WALLET) return t("toSide", { name: to });
    return null;
  }

  function activity(entry: StatementEntry): string {
    switch (entry.statementType) {
      case "deposit":
      case "withdraw":
      case "transfer":
      case "finish_bonus":
        return t(`type.${entry.statementType}`);
      default: {
        const related = RELATED.find((each) => entry[each]);
        if (related !== undefined) return t(`related.${related}`);
        return t(entry.statementType === "bonus" ? "related.bonus" : "type.other");
      }
    }
  }

  return (entry) => {
    const of = activity(entry);
    const byName = counterpart(entry);
    const byCode = counterpart(entry, true);
    const name = RELATED.map((each) => entry[each]?.description).find(Boolean);
    const shownName = name === undefined || name === of ? null : name;
    return {
      activity: of,
      name: shownName,
      from: side(entry.from),
      to: side(entry.to),
      counterpart: byName ?? shownName,
      shortCounterpart: byCode === byName ? null : byCode,
      note: noteOf(entry),
    };
  };
}

const WITHDRAWAL_NOTES = { failed: "returned", "in-progress": "waiting", success: "paid" } as const;

function noteOf({ statementType, status, amount, sentAt }: StatementEntry): EntryNote | null {
  const state = statementState(status);
  // Only a server that tells when it sends a withdrawal tells that it has not.
  if (statementType === "withdraw")
    return state === "in-progress" && sentAt === null ? "checking" : WITHDRAWAL_NOTES[state];
  if (statementType !== "finish_bonus" || state !== "success") return null;
  return amount > 0 ? "taken" : "nothingTaken";
}
