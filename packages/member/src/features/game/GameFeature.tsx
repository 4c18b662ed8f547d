import { GameDialog } from "@member-wallet/ui/dialogs/game";
import { useGame } from "./useGame.ts";

/** One game account: opening it, moving money in and out, its log-in, and playing. */
export function GameFeature({ code }: { code: string }) {
  return <GameDialog {...useGame(code)} />;
}
