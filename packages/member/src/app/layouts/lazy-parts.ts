import { DialogHostPlaceholder, LeaveQuestionPlaceholder } from "./OverlayPlaceholder.tsx";
import { PagePlaceholder } from "../../navigation/PagePlaceholder.tsx";
import { lazyWithPreload } from "../../navigation/lazy-with-preload.tsx";

/*
 * The lazy parts of the member's area. They are separate from the screens that a visit can begin with, so that the
 * log-in page doesn't load their chunk names.
 */

/** A part that nothing waits for: it renders nothing while it loads or when it fails to load. */
const NOTHING = () => null;

export const MemberContactScreen = lazyWithPreload(
  () => import("../../screens/contact/ContactScreen.tsx").then((module) => module.MemberContactScreen),
  ["parts", "contact", "errors"],
  PagePlaceholder,
);

export const StatementScreen = lazyWithPreload(
  () => import("../../screens/statement/StatementScreen.tsx").then((module) => module.StatementScreen),
  ["parts", "statement", "acts"],
  PagePlaceholder,
);

export const BonusScreen = lazyWithPreload(
  () => import("../../screens/bonus/BonusScreen.tsx").then((module) => module.BonusScreen),
  ["parts", "errors", "bonus", "acts", "claims"],
  PagePlaceholder,
);

export const ProfileScreen = lazyWithPreload(
  () => import("../../screens/profile/ProfileScreen.tsx").then((module) => module.ProfileScreen),
  ["parts", "profile", "dialogs", "errors"],
  PagePlaceholder,
);

/** Tells how money on its way ends. The money itself doesn't depend on it. */
export const ActWatch = lazyWithPreload(
  () => import("../../money-calls/record/ActWatch.tsx").then((module) => module.ActWatch),
  [],
  NOTHING,
);

/**
 * Renders the open dialog. Preloaded once the page is idle, so that the first tap opens a dialog at once, under its
 * title. The agreement's texts load with it: that dialog is often the first to open, and the texts of the others are then listed
 * too.
 */
export const DialogHost = lazyWithPreload(
  () => import("../dialogs/DialogHost.tsx").then((module) => module.DialogHost),
  ["dialogs", "terms"],
  DialogHostPlaceholder,
);

/** Lets Back close a question alone, and shows and checks the time. */
export const AfterPage = lazyWithPreload(
  () => import("./AfterPage.tsx").then((module) => module.AfterPage),
  ["parts"],
  NOTHING,
);

/** The credit line with the operator's name and website. */
export const MemberFooter = lazyWithPreload(
  () => import("./MemberFooter.tsx").then((module) => module.MemberFooter),
  ["parts"],
  NOTHING,
);

/**
 * The question for a member who goes back to a public page. Preloaded from the start, because it has to show at once.
 */
export const LeaveQuestion = lazyWithPreload(
  () => import("../session-guard/LeaveQuestion.tsx").then((module) => module.LeaveQuestion),
  ["notice"],
  LeaveQuestionPlaceholder,
);
