import { GamesPlaceholder } from "../../features/game/GamesPlaceholder.tsx";
import { lazyWithPreload } from "../../navigation/lazy-with-preload.tsx";

/** The carousels load after the balances, so that home is usable before. */
export const GameCarousels = lazyWithPreload(
  () => import("../../features/game/GameCarousels.tsx").then((module) => module.GameCarousels),
  [],
  GamesPlaceholder,
);

/** Opens the agreement a moment after home is shown. */
export const AgreementPrompt = lazyWithPreload(
  () => import("../../features/terms/AgreementPrompt.tsx").then((module) => module.AgreementPrompt),
  [],
  () => null,
);
