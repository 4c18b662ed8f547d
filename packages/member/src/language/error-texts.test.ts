import { describe, expect, test } from "vitest";
import { MESSAGE_CODES, SLIP_REASONS, WHEEL_CODES } from "@member-wallet/api/wire";
import { LANGUAGES, loadTexts } from "@member-wallet/locales";

describe.each(LANGUAGES)("the catalogue of failures in %s", (language) => {
  test.each([
    ["errorMsg", MESSAGE_CODES],
    ["wheel", WHEEL_CODES],
    ["slipReason", SLIP_REASONS],
  ] as const)(
    "has a text for every code of %s, and none for a code that the API does not have",
    async (list, codes) => {
      const texts = (await loadTexts(language, "errors"))[list];
      expect(Object.keys(texts as object).toSorted()).toEqual([...codes].toSorted());
    },
  );

  test("has a text for BONUS_REMAINING that fits the wheel", async () => {
    const { errorMsg, wheel } = (await loadTexts(language, "errors")) as Record<
      string,
      Record<string, string>
    >;
    expect(wheel?.["BONUS_REMAINING"]).not.toBe(errorMsg?.["BONUS_REMAINING"]);
  });

  test("has the same text for all four codes of unverified users, and for no other code", async () => {
    const { errorMsg } = (await loadTexts(language, "errors")) as { errorMsg: Record<string, string> };
    const unverified = errorMsg["INVALID_USER_1"];
    const sharing = Object.entries(errorMsg).filter(([, text]) => text === unverified);
    expect(sharing.map(([code]) => code)).toEqual([
      "INVALID_USER_1",
      "INVALID_USER_2",
      "INVALID_USER_3",
      "INVALID_USER_4",
    ]);
  });
});
