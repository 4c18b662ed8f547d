import { GameDialog } from "@member-wallet/ui/dialogs/game";
import { useClosed } from "../../protection/useClosed.tsx";
import { useGame } from "./useGame.tsx";

/** One game account: opening it, moving money in and out, its log-in, and playing. Another code is another dialog. */
export function GameFeature({ code }: { code: string }) {
  return <Game key={code} code={code} />;
}

function Game({ code }: { code: string }) {
  return <GameDialog {...useGame(code)} closed={useClosed()} />;
}
