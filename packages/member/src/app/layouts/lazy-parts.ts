import { DialogHostPlaceholder, LeaveQuestionPlaceholder } from "./OverlayPlaceholder.tsx";
import { PagePlaceholder } from "../../navigation/PagePlaceholder.tsx";
import { lazyWithPreload } from "../../navigation/lazy-with-preload.tsx";

/*
 * The parts of the member's area that come as chunks of their own. Apart from the screens that a visit can begin with,
 * for the log-in page need not even know their names.
 */

/** What nobody waits for leaves its place empty, and comes when it can. */
const NOTHING = () => null;

export const MemberContactScreen = lazyWithPreload(
  () => import("../../screens/contact/ContactScreen.tsx").then((module) => module.MemberContactScreen),
  ["parts", "contact", "errors"],
  PagePlaceholder,
);

export const StatementScreen = lazyWithPreload(
  () => import("../../screens/statement/StatementScreen.tsx").then((module) => module.StatementScreen),
  ["parts", "statement"],
  PagePlaceholder,
);

export const ProfileScreen = lazyWithPreload(
  () => import("../../screens/profile/ProfileScreen.tsx").then((module) => module.ProfileScreen),
  ["parts", "profile", "errors"],
  PagePlaceholder,
);

/** What watches over deposits on their way; the money does not wait for it. */
export const DepositWatch = lazyWithPreload(
  () => import("../../features/deposit-watch/DepositWatch.tsx").then((module) => module.DepositWatch),
  [],
  NOTHING,
);

/**
 * Whatever dialog is open; brought once the page is at rest, so that it is there at the first tap. With the texts of
 * the agreement, often the first to open: on their way comes the list of the other dialogs' texts.
 */
export const DialogHost = lazyWithPreload(
  () => import("../dialogs/DialogHost.tsx").then((module) => module.DialogHost),
  ["terms"],
  DialogHostPlaceholder,
);

/** The credit line with what the operator says of itself. */
export const MemberFooter = lazyWithPreload(
  () => import("./MemberFooter.tsx").then((module) => module.MemberFooter),
  [],
  NOTHING,
);

/** What a member is asked who goes back onto a public page; there from the start, as the question must be. */
export const LeaveQuestion = lazyWithPreload(
  () => import("../session-guard/LeaveQuestion.tsx").then((module) => module.LeaveQuestion),
  ["notice"],
  LeaveQuestionPlaceholder,
);
