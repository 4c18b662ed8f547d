/** Which parts of the log-in a provider's auto-login call takes (§2 Game launching). */
const USERNAME_ONLY = new Set(["pg", "betflix", "areaslot", "joker2", "huayhd"]);
const WITH_PASSWORD = new Set(["askmebet", "imi", "usun", "circus", "slotracha", "pgslot"]);

/** Whether a provider has an auto-login call of this form. */
export function hasAutoLogin(provider: string, form: "username" | "username-and-password"): boolean {
  return (form === "username" ? USERNAME_ONLY : WITH_PASSWORD).has(provider);
}
