import type { UnverifiedUserCode } from "./unverified-user.ts";

/** The codes that tell a member to log in again: they lead to `/login`, where their text stands under the form (§8). */
export type LogInCode = UnverifiedUserCode | "EXPIRED_AUTH_TOKEN" | "UNAUTHORIZED";

export function isLogInCode(code: string): code is LogInCode {
  return /^(INVALID_USER_[1-4]|EXPIRED_AUTH_TOKEN|UNAUTHORIZED)$/.test(code);
}
