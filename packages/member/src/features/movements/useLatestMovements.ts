import { statementPicture } from "@member-wallet/domain";
import type { Loadable } from "@member-wallet/ui";
import type { DialogAddress } from "../../navigation/dialog-address.ts";
import { useLoadable } from "../../store/useLoadable.ts";
import { entryView } from "../../statement-entries/entry-view.ts";
import { entryAddress } from "../../statement-entries/find-entry.ts";
import { useEntryLabels } from "../../statement-entries/useEntryLabels.ts";
import type { Movement } from "./LatestMovementsView.tsx";
import { useFirstStatementPage } from "./useFirstStatementPage.ts";

/** How many movements home shows. */
const SHOWN = 3;

interface LatestMovementsState {
  content: Loadable<readonly Movement[]>;
  /** The address of the entry at a position; `null` when there is none. */
  addressOf(position: number): DialogAddress | null;
}

/** The newest entries of the statement. */
export function useLatestMovements(): LatestMovementsState {
  const labelsOf = useEntryLabels();
  const query = useFirstStatementPage();
  const entries = query.currentData?.statements ?? [];
  return {
    content: useLoadable(query, ({ statements }) =>
      statements.slice(0, SHOWN).map((entry) => ({
        ...entryView(entry, labelsOf(entry)),
        picture: statementPicture(entry.statementType),
      })),
    ),
    addressOf(position) {
      const entry = entries[position];
      return entry ? entryAddress(entry, entries, 1) : null;
    },
  };
}
