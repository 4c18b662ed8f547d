import { isLogInCode, type LogInCode } from "@member-wallet/api";
import { readTarget } from "../router/paths.ts";
import type { LeaveReason } from "./session.ts";

/** What the login page is told by whoever sends a member there; kept in the history entry, so a reload keeps it. */
export interface LoginState {
  target: string | null;
  notice: LoginNotice | null;
}

/** Why the last session ended, where that is to be said: a code is said by its text in the catalogue. */
export type LoginNotice = "session-ended" | "left-elsewhere" | LogInCode;

/** Reads a history entry's state, which may be anything. */
export function readLoginState(state: unknown): LoginState {
  if (typeof state !== "object" || state === null) return { target: null, notice: null };
  const target = "target" in state ? readTarget(state.target) : null;
  return { target, notice: "notice" in state && isNotice(state.notice) ? state.notice : null };
}

function isNotice(notice: unknown): notice is LoginNotice {
  return (
    typeof notice === "string" &&
    (notice === "session-ended" || notice === "left-elsewhere" || isLogInCode(notice))
  );
}

/** What the login page is told after a session ended at `here`; one left on purpose starts at home the next time. */
export function loginStateAfter(left: LeaveReason | null, here: string | null): LoginState {
  if (left !== null && isLogInCode(left)) return { target: here, notice: left };
  switch (left) {
    case null:
      return { target: here, notice: null };
    case "refused":
      return { target: here, notice: "session-ended" };
    case "other-tab":
      return { target: null, notice: "left-elsewhere" };
    case "logged-out":
    case "public-page":
      return { target: null, notice: null };
  }
}
