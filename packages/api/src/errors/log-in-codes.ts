import type { UnverifiedUserCode } from "./unverified-user.ts";

/** The codes that require a new log-in: they lead to `/login`, where their text shows under the form (§8). */
export type LogInCode = UnverifiedUserCode | "EXPIRED_AUTH_TOKEN" | "UNAUTHORIZED";

/** Whether a server's message requires a new log-in (§8). */
export function isLogInCode(code: string): code is LogInCode {
  return /^(INVALID_USER_[1-4]|EXPIRED_AUTH_TOKEN|UNAUTHORIZED)$/.test(code);
}
