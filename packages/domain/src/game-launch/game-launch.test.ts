import { describe, expect, test } from "vitest";
import { gameLaunch } from "./game-launch.ts";

describe("the launch of a game", () => {
  test.each(["PG", "BETFLIX", "AREASLOT", "JOKER2", "HUAYHD"])(
    "%s is a link asked for by username",
    (code) => {
      expect(gameLaunch(code)).toEqual({
        kind: "auto-login",
        provider: code.toLowerCase(),
        sends: "username",
      });
    },
  );

  test.each(["ASKMEBET", "IMI", "USUN", "CIRCUS", "SLOTRACHA", "PGSLOT"])(
    "%s is a link asked for by username and password",
    (code) => {
      const provider = code.toLowerCase();
      expect(gameLaunch(code)).toEqual({ kind: "auto-login", provider, sends: "username-and-password" });
    },
  );

  test.each(["JOKER", "SEXYGAME", "UFABET", "SUPERSLOT", "SLOTXO", "UNLISTED", "", "__proto__"])(
    "%s is its own page",
    (code) => {
      expect(gameLaunch(code)).toEqual({ kind: "web-link" });
    },
  );
});
