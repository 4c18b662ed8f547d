import { useTranslation } from "react-i18next";
import type { GameAccount, StatementEntry } from "@member-wallet/api";
import { statementPicture, WALLET } from "@member-wallet/domain";
import type { Loadable } from "@member-wallet/ui";
import type { DialogAddress } from "../../navigation/dialog-address.ts";
import { useLoadable } from "../../store/useLoadable.ts";
import { entryView } from "../statement/entry-view.ts";
import { entryAddress } from "../statement/find-entry.ts";
import { type EntryLabels, useEntryLabels } from "../statement/useEntryLabels.ts";
import type { Movement } from "./LatestMovementsView.tsx";
import { useNewestEntries } from "./useNewestEntries.ts";

/** How many movements home shows. */
const SHOWN = 3;

interface LatestMovementsState {
  content: Loadable<readonly Movement[]>;
  /** The address of the entry at a position; `null` when there is none. */
  addressOf(position: number): DialogAddress | null;
}

/** The newest entries of the statement, with the games' names instead of their codes. */
export function useLatestMovements(games: readonly GameAccount[]): LatestMovementsState {
  const { t } = useTranslation("statement");
  const labelsOf = useEntryLabels();
  const query = useNewestEntries();
  const entries = query.currentData?.statements ?? [];
  const nameOf = (side: string | null) => games.find(({ code }) => code === side)?.name ?? side;

  /** The wallet itself goes without saying. */
  function counterpart(entry: StatementEntry, { from, to }: EntryLabels): string | null {
    if (entry.to === WALLET) return from && `${t("entry.from")} ${from}`;
    if (entry.from === WALLET) return to && `${t("entry.to")} ${to}`;
    return from !== null && to !== null ? t("fromTo", { from, to }) : null;
  }

  return {
    content: useLoadable(query, ({ statements }) =>
      statements.slice(0, SHOWN).map((entry) => {
        const labels = labelsOf({ ...entry, from: nameOf(entry.from), to: nameOf(entry.to) });
        const picture = statementPicture(entry.statementType);
        return { ...entryView(entry, labels), picture, counterpart: counterpart(entry, labels) };
      }),
    ),
    addressOf(position) {
      const entry = entries[position];
      return entry ? entryAddress(entry, entries, 1) : null;
    },
  };
}
