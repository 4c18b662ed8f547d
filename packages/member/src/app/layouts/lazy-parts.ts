import { GamesPlace } from "../../features/game/GamesPlace.tsx";
import { DialogHostPlace, LeaveQuestionPlace } from "./OverlayPlaceholder.tsx";
import { PagePlace } from "../../navigation/PagePlaceholder.tsx";
import { lazyPart } from "../../navigation/lazy-with-preload.tsx";

/*
 * The parts of the member's area that come as chunks of their own. Apart from the screens that a visit can begin with,
 * for the log-in page need not even know their names.
 */

/** What nobody waits for leaves its place empty, and comes when it can. */
const NOTHING = () => null;

export const MemberContactScreen = lazyPart(
  async () => (await import("../../screens/contact/ContactScreen.tsx")).MemberContactScreen,
  ["parts", "contact", "errors"],
  PagePlace,
);

export const StatementScreen = lazyPart(
  async () => (await import("../../screens/statement/StatementScreen.tsx")).StatementScreen,
  ["parts", "statement"],
  PagePlace,
);

export const ProfileScreen = lazyPart(
  async () => (await import("../../screens/profile/ProfileScreen.tsx")).ProfileScreen,
  ["parts", "profile", "errors"],
  PagePlace,
);

/** The carousels come after the money: home is of use before they do. */
export const GameCarousels = lazyPart(
  async () => (await import("../../features/game/GameCarousels.tsx")).GameCarousels,
  [],
  GamesPlace,
);

/** The age of the balances brings the time formats along, which the money does not wait for. */
export const BalanceAge = lazyPart(
  async () => (await import("../../features/balance/BalanceAge.tsx")).BalanceAge,
  [],
  NOTHING,
);

/** What watches over deposits on their way; the money does not wait for it. */
export const DepositWatch = lazyPart(
  async () => (await import("../../features/deposit-watch/DepositWatch.tsx")).DepositWatch,
  [],
  NOTHING,
);

/** What opens the agreement a moment after home came. */
export const AgreementPrompt = lazyPart(
  async () => (await import("../../features/terms/AgreementPrompt.tsx")).AgreementPrompt,
  [],
  NOTHING,
);

/**
 * Whatever dialog is open; brought once the page is at rest, so that it is there at the first tap. With the texts of
 * the agreement, often the first to open: on their way comes the list of the other dialogs' texts.
 */
export const DialogHost = lazyPart(
  async () => (await import("../dialogs/DialogHost.tsx")).DialogHost,
  ["terms"],
  DialogHostPlace,
);

/** The credit line with what the operator says of itself. */
export const MemberFooter = lazyPart(
  async () => (await import("./MemberFooter.tsx")).MemberFooter,
  [],
  NOTHING,
);

/** What a member is asked who goes back onto a public page; there from the start, as the question must be. */
export const LeaveQuestion = lazyPart(
  async () => (await import("../session-guard/LeaveQuestion.tsx")).LeaveQuestion,
  ["notice"],
  LeaveQuestionPlace,
);
