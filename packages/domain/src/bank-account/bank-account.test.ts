import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  checkAccountName,
  checkEnglishName,
  joinAccountName,
  needsEnglishName,
  toUpperAscii,
} from "./account-name.ts";
import { accountNoGroups } from "./account-number-groups.ts";
import { accountNoDigits, formatAccountNo, maskAccountNo } from "./account-number.ts";

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789".split("")), minLength, maxLength });

describe("an account number", () => {
  test("of 10 digits is shown as 3-3-rest", () => {
    expect(formatAccountNo("1234567890")).toBe("123-456-7890");
    expect(formatAccountNo(" 12-3456-7890 ")).toBe("123-456-7890");
  });

  test.each(["", "123456789", "123456789012", "010-12-00-0123"])(
    "of another length is shown unchanged: %j",
    (text) => {
      expect(formatAccountNo(text)).toBe(text);
    },
  );

  test("is copied as digits only, in any format", () => {
    fc.assert(
      fc.property(digits(0, 16), (accountNo) => {
        expect(accountNoDigits(formatAccountNo(accountNo))).toBe(accountNo);
      }),
    );
  });

  test("is copied with its Thai digits as 0–9", () => {
    expect(accountNoDigits("๑๒๓-๔๕๖-๗๘๙๐")).toBe("1234567890");
  });
});

describe("the groups of an account number", () => {
  test.each([
    ["4680123456", "468 -012 -3456"],
    ["020345678901", "0203 4567 8901"],
    ["010120009876543", "0101 2000 9876 543"],
    ["12345678901", "1234 5678 901"],
    ["1234567", "1234 567"],
    ["12345", "12345"],
    ["010-12-00-01234567-001", "010 -12 -00 -01234567 -001"],
    ["010 12 00", "010 12 00"],
    ["", ""],
  ])("%j are %j", (accountNo, groups) => {
    expect(accountNoGroups(accountNo).join(" ")).toBe(groups);
  });

  test("hold every digit in its order, three or four to a group", () => {
    fc.assert(
      fc.property(digits(6, 24), (accountNo) => {
        const groups = accountNoGroups(accountNo);
        expect(accountNoDigits(groups.join(""))).toBe(accountNo);
        for (const group of groups) expect([3, 4]).toContain(accountNoDigits(group).length);
      }),
    );
  });
});

describe("a masked account number", () => {
  test.each([
    ["1234567890", "•••7890"],
    ["123-4-56789-0", "•••7890"],
    ["๑๒๓๔๕๖๗๘๙๐", "•••7890"],
    ["12345", "•••45"],
    ["1", "•••"],
    ["", "–"],
    ["-", "–"],
  ])("%j is shown as %j", (accountNo, masked) => {
    expect(maskAccountNo(accountNo)).toBe(masked);
  });

  test("never shows more than its last four digits, nor more than half of it", () => {
    fc.assert(
      fc.property(digits(1, 20), (accountNo) => {
        const shown = accountNoDigits(maskAccountNo(accountNo));
        expect(accountNo.endsWith(shown)).toBe(true);
        expect(shown.length).toBeLessThanOrEqual(Math.min(4, accountNo.length / 2));
      }),
    );
  });
});

describe("an account name", () => {
  test.each(["KTB", "TMB", "BBL"])("at %s must be English", (bank) => {
    expect(needsEnglishName(bank)).toBe(true);
    expect(checkAccountName(bank, "สมชาย ใจดี")).toEqual({ kind: "not-english" });
    expect(checkAccountName(bank, "SOMCHAI JAIDEE")).toEqual({ kind: "ok" });
  });

  test.each(["SCB", "KBANK", "BCEL", "", "ktb", "constructor"])("at %j may be in any language", (bank) => {
    expect(needsEnglishName(bank)).toBe(false);
    expect(checkAccountName(bank, "สมชาย ใจดี")).toEqual({ kind: "ok" });
  });

  test.each(["SCB", "KTB"])("is never empty (%s)", (bank) => {
    expect(checkAccountName(bank, "  ")).toEqual({ kind: "empty" });
  });

  test.each(["JOHN2", "O'NEIL", "ANNE-MARIE", "JOSÉ", "J.", "A\u200bB", "A\tB"])(
    "%j is more than letters and spaces",
    (name) => {
      expect(checkEnglishName(name)).toEqual({ kind: "not-english" });
    },
  );

  test("counts as English exactly when it consists of A–Z and spaces", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("A", "z", " ", "é", "ก", "ກ", "1", "-") }), (name) => {
        const expected =
          name.trim() === ""
            ? "empty"
            : name.split("").every((sign) => "Az ".includes(sign))
              ? "ok"
              : "not-english";
        expect(checkEnglishName(name).kind).toBe(expected);
      }),
    );
  });

  test("joins its trimmed parts with one space", () => {
    expect(joinAccountName(" SOMCHAI ", " NA AYUDHYA ")).toBe("SOMCHAI NA AYUDHYA");
    expect(joinAccountName("SOMCHAI", " ")).toBe("SOMCHAI");
  });
});

test("upper case never changes a text's length, nor letters other than a–z", () => {
  expect(toUpperAscii("straße ก Ab1")).toBe("STRAßE ก AB1");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(toUpperAscii(text)).toHaveLength(text.length);
      expect(toUpperAscii(toUpperAscii(text))).toBe(toUpperAscii(text));
    }),
  );
});
