import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalPhone } from "./phone.ts";

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789".split("")), minLength: length, maxLength: length });

describe("the normal form of a phone", () => {
  it.each([
    ["0812345678", "0812345678"],
    ["+66812345678", "0812345678"],
    ["66812345678", "0812345678"],
    ["0066812345678", "0812345678"],
    ["+0812345678", "0812345678"],
    ["+0066812345678", "0812345678"],
    ["+660812345678", "0812345678"],
    ["2055512345", "2055512345"],
    ["02055512345", "2055512345"],
    ["+2055512345", "2055512345"],
    ["+8562055512345", "2055512345"],
    ["205551234", "205551234"],
    ["+85621212345", "021212345"],
    ["+14155550123", "14155550123"],
    ["0014155550123", "14155550123"],
    ["nobody", "nobody"],
    ["", ""],
    ["+", "+"],
  ])("of %j is %j", (text, phone) => {
    expect(normalPhone(text)).toBe(phone);
  });

  it("is the same for every spelling of a Thai or Lao mobile number", () => {
    const thai = fc.tuple(fc.constantFrom("6", "8", "9"), digits(8)).map((parts) => parts.join(""));
    const lao = fc.tuple(fc.constantFrom("20", "30"), digits(8)).map((parts) => parts.join(""));
    const plus = fc.constantFrom("", "+");
    fc.assert(
      fc.property(thai, fc.constantFrom("0", "66", "660", "0066"), plus, (number, prefix, sign) => {
        expect(normalPhone(sign + prefix + number)).toBe(`0${number}`);
      }),
    );
    fc.assert(
      fc.property(lao, fc.constantFrom("", "0", "856", "8560", "00856"), plus, (number, prefix, sign) => {
        expect(normalPhone(sign + prefix + number)).toBe(number);
      }),
    );
  });

  it("is idempotent, and distinguishes two national numbers", () => {
    const national = fc.oneof(
      digits(9).map((rest) => `0${rest}`),
      digits(8).map((rest) => `20${rest}`),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          national,
          fc.tuple(fc.constantFrom("", "+", "00"), digits(11)).map((parts) => parts.join("")),
        ),
        (text) => {
          expect(normalPhone(normalPhone(text))).toBe(normalPhone(text));
        },
      ),
    );
    fc.assert(
      fc.property(digits(8), digits(8), (one, other) => {
        fc.pre(one !== other);
        expect(normalPhone(`08${one}`)).not.toBe(normalPhone(`+668${other}`));
        expect(normalPhone(`20${one}`)).not.toBe(normalPhone(`+85620${other}`));
      }),
    );
  });
});
