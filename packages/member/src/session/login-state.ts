import { readTarget } from "../router/paths.ts";
import type { LeaveReason } from "./session.ts";

/** What the login page is told by whoever sends a member there; kept in the history entry, so a reload keeps it. */
export interface LoginState {
  target: string | null;
  notice: LoginNotice | null;
}

const NOTICES = ["session-ended", "left-elsewhere", "unverified"] as const;
export type LoginNotice = (typeof NOTICES)[number];

/** Reads a history entry's state, which may be anything. */
export function readLoginState(state: unknown): LoginState {
  if (typeof state !== "object" || state === null) return { target: null, notice: null };
  const target = "target" in state ? readTarget(state.target) : null;
  const notice = "notice" in state ? NOTICES.find((known) => known === state.notice) : undefined;
  return { target, notice: notice ?? null };
}

/** What the login page is told after a session ended at `here`; one left on purpose starts at home the next time. */
export function loginStateAfter(left: LeaveReason | null, here: string | null): LoginState {
  switch (left) {
    case null:
      return { target: here, notice: null };
    case "refused":
      return { target: here, notice: "session-ended" };
    case "unverified":
      return { target: here, notice: "unverified" };
    case "other-tab":
      return { target: null, notice: "left-elsewhere" };
    case "logged-out":
    case "public-page":
      return { target: null, notice: null };
  }
}
