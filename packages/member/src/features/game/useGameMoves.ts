import { type ReactNode, useState } from "react";
import { type Satang, WALLET } from "@member-wallet/domain";
import type { GameDialogProps, MoneyMove } from "@member-wallet/ui/dialogs/game";
import type { Asked } from "../../money-calls/record/act.ts";
import { type Draft, readTextDraft, useDraft } from "../../session/drafts/useDraft.ts";
import { usePlace } from "../../money-calls/record/usePlace.tsx";
import type { CallOutcome } from "../../calls/outcome.ts";

interface GameMoves {
  readonly moving: GameDialogProps["moving"];
  readonly unresolved: ReactNode;
  /** The amount to move, as typed; it goes once that amount was moved. */
  readonly typed: Draft<string>;
  /** Moves an amount into the game, to be played with at once or not, or out of it; refused while a transfer is open. */
  move(action: MoneyMove, amount: Satang): Promise<CallOutcome<unknown>>;
}

/** The moves of money of one game account: transfers of the record (§4 Money on its way). */
export function useGameMoves(code: string): GameMoves {
  const { begin, pending, unresolved } = usePlace("transfer");
  const [toPlay, setToPlay] = useState(false);
  const form = `game ${code}`;
  const typed = useDraft(form, readTextDraft);

  function moveOf(asked: Asked): GameMoves["moving"] {
    if (asked.kind !== "transfer") return "other";
    if (asked.from === code && asked.to === WALLET) return "move-out";
    if (asked.from !== WALLET || asked.to !== code) return "other";
    return toPlay ? "move-in-and-play" : "move-in";
  }

  return {
    moving: pending && moveOf(pending),
    unresolved,
    typed,
    move(action, amount) {
      setToPlay(action === "move-in-and-play");
      const [from, to] = action === "move-out" ? [code, WALLET] : [WALLET, code];
      // To play, the whole wallet moves in, whatever is typed.
      return begin(
        { kind: "transfer", from, to, amount },
        action === "move-in-and-play" ? undefined : { form },
      );
    },
  };
}
