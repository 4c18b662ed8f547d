/** "Cannot verify identity" (§8). */
export type UnverifiedUserCode = `INVALID_USER_${1 | 2 | 3 | 4}`;

/** Whether a log-in was refused with "cannot verify identity" (§4 Session). */
export function isUnverifiedUser(code: string): code is UnverifiedUserCode {
  return /^INVALID_USER_[1-4]$/.test(code);
}
