import type { GameAccount } from "@member-wallet/api";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { GameCarouselsView } from "./GameCarouselsView.tsx";

/** The member's games (§2 Member home), each opening its dialog. */
export function GameCarousels({ games }: { games: readonly GameAccount[] }) {
  const { open } = useDialogAddress();
  return <GameCarouselsView games={games} open={open} />;
}
