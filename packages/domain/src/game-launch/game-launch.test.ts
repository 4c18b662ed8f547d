import { describe, expect, test } from "vitest";
import { gameLaunch } from "./game-launch.ts";

describe("the launch of a game", () => {
  test.each(["PG", "BETFLIX", "AREASLOT", "JOKER2", "HUAYHD"])(
    "%s opens by a link for the username",
    (code) => {
      expect(gameLaunch(code)).toEqual({
        kind: "auto-login",
        provider: code.toLowerCase(),
        sends: "username",
      });
    },
  );

  test.each(["ASKMEBET", "IMI", "USUN", "CIRCUS", "SLOTRACHA", "PGSLOT"])(
    "%s opens by a link for username and password",
    (code) => {
      const provider = code.toLowerCase();
      expect(gameLaunch(code)).toEqual({ kind: "auto-login", provider, sends: "username-and-password" });
    },
  );

  test.each(["JOKER", "SEXYGAME", "UFABET", "SUPERSLOT", "SLOTXO", "UNLISTED", "", "__proto__"])(
    "%s opens its own page",
    (code) => {
      expect(gameLaunch(code)).toEqual({ kind: "web-link" });
    },
  );
});
