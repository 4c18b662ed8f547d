/** "Cannot verify identity" (§8): these lead to `/login`, where their text stands under the form. */
export function isUnverifiedUser(code: string): boolean {
  return /^INVALID_USER_[1-4]$/.test(code);
}
