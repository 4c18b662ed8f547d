import { isLogInCode, type LogInCode } from "@member-wallet/api";
import { readTarget } from "./paths.ts";
import type { LeaveReason } from "../session/session.ts";

/** What the login page is told by whoever sends a member there; kept in the history entry, so a reload keeps it. */
export interface LoginState {
  target: string | null;
  notice: LoginNotice | null;
  /** Of the call that asked for a new log-in; its text stands under the form (§8). */
  code: LogInCode | null;
}

const NOTICES = ["session-ended", "left-elsewhere"] as const;
export type LoginNotice = (typeof NOTICES)[number];

/** Reads a history entry's state, which may be anything. */
export function readLoginState(state: unknown): LoginState {
  const told: Partial<Record<keyof LoginState, unknown>> =
    typeof state === "object" && state !== null ? state : {};
  return {
    target: readTarget(told.target),
    notice: NOTICES.find((known) => known === told.notice) ?? null,
    code: typeof told.code === "string" && isLogInCode(told.code) ? told.code : null,
  };
}

/** What the login page is told after a session ended at `here`; one left on purpose starts at home the next time. */
export function loginStateAfter(left: LeaveReason | null, here: string | null): Partial<LoginState> {
  if (left !== null && isLogInCode(left)) return { target: here, code: left };
  switch (left) {
    case null:
      return { target: here };
    case "refused":
      return { target: here, notice: "session-ended" };
    case "other-tab":
      return { notice: "left-elsewhere" };
    case "logged-out":
    case "public-page":
      return {};
  }
}
