/** "Cannot verify identity" (§8). */
export type UnverifiedUserCode = `INVALID_USER_${1 | 2 | 3 | 4}`;

/** The codes that tell a member to log in again: they lead to `/login`, where their text stands under the form. */
export type LogInCode = UnverifiedUserCode | "EXPIRED_AUTH_TOKEN" | "UNAUTHORIZED";

export function isUnverifiedUser(code: string): code is UnverifiedUserCode {
  return /^INVALID_USER_[1-4]$/.test(code);
}

export function isLogInCode(code: string): code is LogInCode {
  return /^(INVALID_USER_[1-4]|EXPIRED_AUTH_TOKEN|UNAUTHORIZED)$/.test(code);
}
