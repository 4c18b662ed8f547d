import { isLogInCode, type LogInCode } from "@member-wallet/api";
import { readTarget } from "./paths.ts";
import type { LeaveReason } from "../session/session.ts";

/** What a redirect passes to the log-in page; stored in the history entry, so that it survives a reload. */
export interface LoginState {
  target: string | null;
  notice: LoginNotice | null;
  /** The code of the call that required a new log-in; its text shows under the form (§8). */
  code: LogInCode | null;
}

const NOTICES = ["session-ended", "left-elsewhere"] as const;
export type LoginNotice = (typeof NOTICES)[number];

/** Reads a history entry's state, which may be anything. */
export function readLoginState(state: unknown): LoginState {
  const fields: Partial<Record<keyof LoginState, unknown>> =
    typeof state === "object" && state !== null ? state : {};
  return {
    target: readTarget(fields.target),
    notice: NOTICES.find((known) => known === fields.notice) ?? null,
    code: typeof fields.code === "string" && isLogInCode(fields.code) ? fields.code : null,
  };
}

/** The log-in's state after a session ended at `here`; after a log-out, the next session starts at home. */
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
