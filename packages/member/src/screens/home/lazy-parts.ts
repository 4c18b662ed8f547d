import { GamesPlaceholder } from "../../features/game/GamesPlaceholder.tsx";
import { InviteBonusPlaceholder } from "./InviteBonusPlaceholder.tsx";
import { lazyWithPreload } from "../../navigation/lazy-with-preload.tsx";

/** The carousels load after the balances, so that home is usable before. */
export const GameCarousels = lazyWithPreload(
  () => import("../../features/game/GameCarousels.tsx").then((module) => module.GameCarousels),
  [],
  GamesPlaceholder,
);

/** The invite bonus loads after the balances too; its space is kept. */
export const HomeInviteBonus = lazyWithPreload(
  () => import("../../features/invite/HomeInviteBonus.tsx").then((module) => module.HomeInviteBonus),
  ["parts", "claims", "invite", "terms"],
  InviteBonusPlaceholder,
);

/** Opens the agreement a moment after home is shown. */
export const AgreementPrompt = lazyWithPreload(
  () => import("../../features/terms/AgreementPrompt.tsx").then((module) => module.AgreementPrompt),
  [],
  () => null,
);
