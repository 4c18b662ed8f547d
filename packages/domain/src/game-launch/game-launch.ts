/** How a game is entered (§2 Game launching). */
export type GameLaunch =
  /** The operator's backend is asked for a link that logs the member in; `provider` is its part of the path. */
  | {
      readonly kind: "auto-login";
      readonly provider: string;
      readonly sends: "username" | "username-and-password";
    }
  /** There is no such call: the game's own page opens, and the member logs in with the login that is shown. */
  | { readonly kind: "web-link" };

const BY_USERNAME = new Set(["pg", "betflix", "areaslot", "joker2", "huayhd"]);
const BY_USERNAME_AND_PASSWORD = new Set(["askmebet", "imi", "usun", "circus", "slotracha", "pgslot"]);

/** The way into a game, by its code; a code of neither list has its web link at most. */
export function gameLaunch(code: string): GameLaunch {
  const provider = code.toLowerCase();
  if (BY_USERNAME.has(provider)) return { kind: "auto-login", provider, sends: "username" };
  if (BY_USERNAME_AND_PASSWORD.has(provider)) {
    return { kind: "auto-login", provider, sends: "username-and-password" };
  }
  return { kind: "web-link" };
}
