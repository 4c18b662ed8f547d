import type { Activation } from "@member-wallet/ui/dialogs/game";
import { useErrorText } from "../../language/useErrorText.ts";
import type { Act } from "../../money-calls/record/act.ts";
import { usePlace } from "../../money-calls/record/usePlace.tsx";
import { useActs, useRecord } from "../../money-calls/record/useRecord.ts";

/** Opening the account of a game: an act of the record (§4 Money on its way). */
export function useActivation(code: string): {
  readonly activation: Activation;
  readonly activate: () => void;
} {
  const textOf = useErrorText();
  const record = useRecord();
  const last = useActs().findLast(({ asked }) => asked.kind === "game-account" && asked.code === code);
  const { begin, pending, unresolved } = usePlace("game-account");
  return {
    activation: { pending: pending !== null, refusal: last ? refusalOf(last) : null, unresolved },
    activate: () => void begin({ kind: "game-account", code }),
  };

  /** What an earlier page was refused is no news here. */
  function refusalOf(act: Act): string | null {
    return act.stand.kind === "refused" && record.isHere(act) ? textOf(act.stand.error) : null;
  }
}
