import { GamesPlaceholder } from "../../features/game/GamesPlaceholder.tsx";
import { InviteBonusPlaceholder } from "./InviteBonusPlaceholder.tsx";
import { SupportLink } from "../../support/SupportLink.tsx";
import { lazyWithPreload } from "../../navigation/lazy-with-preload.tsx";

/** A part that nothing waits for: it renders nothing while it loads or when it fails to load. */
const NOTHING = () => null;

/** The carousels load after the balances, so that home is usable before. */
export const GameCarousels = lazyWithPreload(
  () => import("../../features/game/GameCarousels.tsx").then((module) => module.GameCarousels),
  [],
  GamesPlaceholder,
);

/** The invite bonus loads after the balances too; its space is kept. */
export const HomeInviteBonus = lazyWithPreload(
  () => import("../../features/invite/HomeInviteBonus.tsx").then((module) => module.HomeInviteBonus),
  ["parts", "acts", "claims", "invite", "terms"],
  InviteBonusPlaceholder,
);

/** The wheel's tile; another one has its place until it is known that the wheel is active. */
export const HomeWheelTile = lazyWithPreload(
  () => import("../../features/wheel/WheelTile.tsx").then((module) => module.WheelTile),
  [],
  ({ otherwise }) => otherwise,
);

/** The latest movements, below the games or at the end of their column: nothing moves when they appear. */
export const LatestMovements = lazyWithPreload(
  () => import("../../features/movements/LatestMovements.tsx").then((module) => module.LatestMovements),
  ["parts", "statement"],
  NOTHING,
);

/** Money on its way into the wallet or out of it. */
export const PendingMoneyStrip = lazyWithPreload(
  () => import("../../features/movements/PendingMoneyStrip.tsx").then((module) => module.PendingMoneyStrip),
  ["parts", "acts", "deposit", "statement"],
  NOTHING,
);

/** "Contact support" for a balance that does not load; a link to Contact until its code is there. */
export const HomeSupport = lazyWithPreload(
  () => import("../../support/ContactSupport.tsx").then((module) => module.ContactSupport),
  [],
  SupportLink,
);

/** Opens the agreement a moment after home is shown. */
export const AgreementPrompt = lazyWithPreload(
  () => import("../../features/terms/AgreementPrompt.tsx").then((module) => module.AgreementPrompt),
  [],
  NOTHING,
);
