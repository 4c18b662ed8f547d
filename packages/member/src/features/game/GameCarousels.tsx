import { useMemo } from "react";
import type { GameAccount } from "@member-wallet/api";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useSession } from "../../session/SessionContext.tsx";
import { GameCarouselsView } from "./GameCarouselsView.tsx";
import { readPlayed } from "./played.ts";

/** The games of those played last that home shows. */
const SHOWN = 3;

/** The member's games (§2 Member home), each opening its dialog. */
export function GameCarousels({ games }: { games: readonly GameAccount[] }) {
  const { open, address } = useDialogAddress();
  const session = useSession();
  const isOver = address !== null;
  // Read anew only when a dialog opens or closes: a tile that moved under a finger would open another game.
  // oxlint-disable-next-line react/exhaustive-deps -- The storage has no other sign of a change.
  const played = useMemo(() => readPlayed(session.storage()), [session, isOver]);
  const lastPlayed = played
    .flatMap(({ code }) => games.find((game) => game.code === code) ?? [])
    .slice(0, SHOWN);
  return <GameCarouselsView games={games} lastPlayed={lastPlayed} open={open} />;
}
