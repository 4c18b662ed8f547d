import { GamesPlaceholder } from "../../features/game/GamesPlaceholder.tsx";
import { lazyWithPreload } from "../../navigation/lazy-with-preload.tsx";

/** The carousels come after the money: home is of use before they do. */
export const GameCarousels = lazyWithPreload(
  async () => (await import("../../features/game/GameCarousels.tsx")).GameCarousels,
  [],
  GamesPlaceholder,
);

/** What opens the agreement a moment after home came. */
export const AgreementPrompt = lazyWithPreload(
  async () => (await import("../../features/terms/AgreementPrompt.tsx")).AgreementPrompt,
  [],
  () => null,
);
