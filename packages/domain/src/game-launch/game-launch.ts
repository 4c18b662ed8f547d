/** How a game opens (§2 Game launching). */
export type GameLaunch =
  /** The operator's backend returns a link that logs the member in; `provider` is its path part. */
  | {
      readonly kind: "auto-login";
      readonly provider: string;
      readonly sends: "username" | "username-and-password";
    }
  /** No such call exists: the game's own page opens, and the member logs in with the login that the dialog shows. */
  | { readonly kind: "web-link" };

const BY_USERNAME = new Set(["pg", "betflix", "areaslot", "joker2", "huayhd"]);
const BY_USERNAME_AND_PASSWORD = new Set(["askmebet", "imi", "usun", "circus", "slotracha", "pgslot"]);

/** How a game opens, by its code; an unlisted code has at most a web link. */
export function gameLaunch(code: string): GameLaunch {
  const provider = code.toLowerCase();
  if (BY_USERNAME.has(provider)) return { kind: "auto-login", provider, sends: "username" };
  if (BY_USERNAME_AND_PASSWORD.has(provider)) {
    return { kind: "auto-login", provider, sends: "username-and-password" };
  }
  return { kind: "web-link" };
}
