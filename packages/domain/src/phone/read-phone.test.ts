import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PhoneRule } from "../market/market.ts";
import { readPhone } from "./read-phone.ts";

const thai: PhoneRule = { kind: "digits", length: 10, countryCode: "66" };
const lao: PhoneRule = { kind: "free", countryCode: "856", mobilePrefixes: ["20", "30"] };

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789".split("")), minLength: length, maxLength: length });
const separators = fc.array(fc.constantFrom(" ", "-", "\u00a0", "–", ".", "(", ")", "\u200b", "\u202a"), {
  maxLength: 2,
});

const numberLike = fc
  .tuple(
    fc.constantFrom("", "0", "00", "+", "+856", "00856", "856", "+66", "020"),
    fc.string({ unit: fc.constantFrom(..."0123456789- ๖໖".split("")), maxLength: 14 }),
  )
  .map((parts) => parts.join(""));

describe("a Thai number", () => {
  test.each([
    "0812345678",
    "081-234-5678",
    "081 234 5678",
    "(081) 234.5678",
    "๐๘๑๒๓๔๕๖๗๘",
    "+66812345678",
    "+66 81 234 5678",
    "+66 (0)81-234-5678",
    "0066812345678",
    "66812345678",
    "\u202a+66 81-234-5678\u202c",
    "+๖๖๘๑๒๓๔๕๖๗๘",
  ])("is read from %j", (text) => {
    expect(readPhone(thai, text)).toEqual({ kind: "phone", phone: "0812345678" });
  });

  test.each(["081234567", "08123456789", "2055512345678", "+8562055512345", "+6681234567", "+0812345678"])(
    "has 10 digits, unlike %j",
    (text) => {
      expect(readPhone(thai, text)).toEqual({ kind: "wrong-length", length: 10 });
    },
  );

  test("parses to the same number, with any separators and digits", () => {
    fc.assert(
      fc.property(
        digits(10),
        fc.array(separators, { minLength: 10, maxLength: 10 }),
        fc.boolean(),
        (phone, gaps, native) => {
          const written = phone
            .split("")
            .map((digit, at) => `${gaps[at]?.join("") ?? ""}${digit}`)
            .join("");
          const text = native
            ? written.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)))
            : written;
          expect(readPhone(thai, text)).toEqual({ kind: "phone", phone });
        },
      ),
    );
  });

  test("in international format is the same member as in national format", () => {
    fc.assert(
      fc.property(digits(9), fc.constantFrom("+66", "+66 0", "+66(0)", "0066", "66"), (rest, prefix) => {
        expect(readPhone(thai, `${prefix}${rest}`)).toEqual({ kind: "phone", phone: `0${rest}` });
      }),
    );
  });

  test("of any other length is refused", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }).chain(digits), (text) => {
        expect(readPhone(thai, text)).toEqual({ kind: "wrong-length", length: 10 });
      }),
    );
  });
});

describe("a Lao number", () => {
  test.each([
    ["2055512345", "2055512345"],
    ["020 5551-2345", "2055512345"],
    ["030 555 1234", "305551234"],
    ["໒໐໕໕໕໑໒໓໔໕", "2055512345"],
    ["๒๐55512345", "2055512345"],
    ["305551234", "305551234"],
    ["+856 20 5551 2345", "2055512345"],
    ["+856 (0)20 5551 2345", "2055512345"],
    ["00856 20 5551 2345", "2055512345"],
    ["856 20 5551 2345", "2055512345"],
    // Land lines, and the numbers of Thai members, who log in here too.
    ["021 212345", "021212345"],
    ["+856 21 212345", "021212345"],
    ["0898765432", "0898765432"],
    ["+66 89 876 5432", "+66898765432"],
    ["0066 89 876 5432", "+66898765432"],
    ["856", "856"],
    ["+856", "+856"],
    ["020", "20"],
  ])("%j is taken as %s, whatever its length", (text, phone) => {
    expect(readPhone(lao, text)).toEqual({ kind: "phone", phone });
  });

  test("is one member, in any format and of any length", () => {
    const mobile = fc.tuple(fc.constantFrom("20", "30"), fc.integer({ min: 1, max: 12 }).chain(digits));
    const prefix = fc.constantFrom("", "0", "+856", "+856 ", "+856 (0)", "00856", "856", "+໘໕໖-");
    fc.assert(
      fc.property(mobile, prefix, ([area, rest], before) => {
        expect(readPhone(lao, `${before}${area} ${rest}`)).toEqual({ kind: "phone", phone: area + rest });
      }),
    );
  });

  test("never equals another's: two national numbers stay two", () => {
    const national = fc.tuple(fc.constantFrom("20", "30"), digits(8)).map((parts) => parts.join(""));
    fc.assert(
      fc.property(national, national, (one, other) => {
        fc.pre(one !== other);
        expect(readPhone(lao, `+856${one}`)).not.toEqual(readPhone(lao, `0${other}`));
      }),
    );
  });
});

describe("in every market", () => {
  test.each([thai, lao])("only separators count as empty", (rule) => {
    expect(readPhone(rule, "")).toEqual({ kind: "empty" });
    expect(readPhone(rule, " - ")).toEqual({ kind: "empty" });
  });

  test.each(["08123456ab", "081+2345678", "me@site", "+", "081234567๏"])("%j is no phone number", (text) => {
    expect(readPhone(thai, text)).toEqual({ kind: "malformed" });
    expect(readPhone(lao, text)).toEqual({ kind: "malformed" });
  });

  test("a parsed number parses to itself", () => {
    fc.assert(
      fc.property(fc.constantFrom(thai, lao), numberLike, (rule, text) => {
        const read = readPhone(rule, text);
        fc.pre(read.kind === "phone");
        expect(readPhone(rule, read.phone)).toEqual(read);
      }),
    );
  });
});
