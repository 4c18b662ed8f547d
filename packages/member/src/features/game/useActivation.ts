import type { Activation } from "@member-wallet/ui/dialogs/game";
import { useState } from "react";
import { useErrorText } from "../../language/useErrorText.ts";
import type { Act } from "../../money-calls/record/act.ts";
import { usePlace } from "../../money-calls/record/usePlace.tsx";
import { useActs, useRecord } from "../../money-calls/record/useRecord.ts";

/**
 * Opening the account of a game: an act of the record (§4 Money on its way).
 * @param isInactive only then does the dialog show it.
 */
export function useActivation(
  code: string,
  isInactive: boolean,
): {
  readonly activation: Activation;
  readonly activate: () => void;
} {
  const textOf = useErrorText();
  const record = useRecord();
  const last = useActs().findLast(({ asked }) => asked.kind === "game-account" && asked.code === code);
  const [refusedBefore] = useState(() => (last?.stand.kind === "refused" ? last.key : null));
  const { begin, pending, unresolved } = usePlace("game-account", isInactive);
  return {
    activation: { pending: pending !== null, refusal: last ? refusalOf(last) : null, unresolved },
    activate: () => void begin({ kind: "game-account", code }),
  };

  /** What an earlier page was refused, or an earlier visit of this dialog, is no news here. */
  function refusalOf(act: Act): string | null {
    const isNews = record.isHere(act) && act.key !== refusedBefore;
    return act.stand.kind === "refused" && isNews ? textOf(act.stand.error) : null;
  }
}
