import type { UnreadableAnswer } from "@member-wallet/api";

/** What went wrong, as the page learns it: an event of the window, an error that a boundary caught, or an answer. */
export type RawProblem = Event | { readonly caught: unknown } | UnreadableAnswer;

/** Stores problems until `startReports` has loaded and listens. */
export interface Problems {
  /** The path that the page began with. */
  readonly path: string;
  readonly early: RawProblem[];
  listener: ((problem: RawProblem) => void) | undefined;
  notice(problem: RawProblem): void;
}

/** How many problems are stored until then. */
const MOST_EARLY = 20;

/**
 * Notices the window's problems from now on; part of the first load, so only this much.
 * @returns undefined where the member told the browser not to be watched, by Global Privacy Control or Do Not Track.
 */
export function watchProblems(): Problems | undefined {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (globalPrivacyControl || doNotTrack === "1") return undefined;
  const early: RawProblem[] = [];
  const problems: Problems = {
    path: window.location.pathname,
    early,
    listener: undefined,
    notice(problem) {
      if (problems.listener) problems.listener(problem);
      else if (early.length < MOST_EARLY) early.push(problem);
    },
  };
  for (const type of ["error", "unhandledrejection", "vite:preloadError"])
    addEventListener(type, problems.notice);
  return problems;
}
