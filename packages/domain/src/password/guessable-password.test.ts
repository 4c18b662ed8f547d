import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isGuessablePassword } from "./guessable-password.ts";

const PHONE = "0812345678";
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789".split("")), minLength: length, maxLength: length });
const separator = fc.constantFrom("", " ", "-", ".", "  ");
/** A number in any usual format: country codes, separators, native digits. */
function written(national: fc.Arbitrary<string>, prefixes: string[]) {
  return fc
    .tuple(
      national,
      fc.constantFrom(...prefixes),
      fc.array(separator, { minLength: 20, maxLength: 20 }),
      fc.boolean(),
    )
    .map(([number, prefix, gaps, native]) => {
      const text = Array.from(prefix + number, (sign, at) => sign + (gaps[at] ?? "")).join("");
      return native ? text.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit))) : text;
    });
}

describe("a password that an attacker tries first", () => {
  test.each([
    "12345678",
    "87654321",
    "123456789",
    "0123456789",
    "1234-5678",
    "๑๒๓๔๕๖๗๘",
    "11111111",
    "aaaaaaaa",
    "!!!!!!!!",
    "12121212",
    "abcabcabc",
    "1234 1234",
    "abcdefgh",
    "QWERTYUI",
    "qwerty123",
    "asdf1234",
    "abcd1234",
    "1q2w3e4r",
    "1qaz2wsx",
    "password",
    "Password1",
    "password123",
    "passw0rd1",
    "P-A-S-S-W-O-R-D",
    "iloveyou",
    "thailand1",
  ])("is %j", (password) => {
    expect(isGuessablePassword(password, PHONE)).toBe(true);
  });

  test("is the phone number in any format", () => {
    fc.assert(
      fc.property(
        digits(8).chain((rest) =>
          fc.tuple(
            fc.constant(rest),
            written(fc.constant(`9${rest}`), ["0", "+66", "+66 0", "0066", "66", ""]),
          ),
        ),
        ([rest, password]) => {
          for (const phone of [`09${rest}`, `+669${rest}`, `09${rest.slice(0, 2)}-${rest.slice(2)}`])
            expect(isGuessablePassword(password, phone)).toBe(true);
        },
      ),
    );
    fc.assert(
      fc.property(
        digits(8).chain((rest) =>
          fc.tuple(fc.constant(rest), written(fc.constant(`20${rest}`), ["", "0", "+856", "856", "00856"])),
        ),
        ([rest, password]) => {
          expect(isGuessablePassword(password, `20${rest}`)).toBe(true);
        },
      ),
    );
  });
});

describe("a password that is hard to guess", () => {
  test.each([
    "demo-1234",
    "test-5678",
    "secret-123",
    "new-password",
    "changed-456",
    "ส้มตำปูม้า",
    "0899999999x",
    "x7k2p9q4",
    "19870412",
    "!?%$&/()",
    "",
  ])("is %j", (password) => {
    expect(isGuessablePassword(password, PHONE)).toBe(false);
  });

  test("is nearly every one of random letters and digits, for any phone", () => {
    const sign = fc.constantFrom(..."abcdefghjkmnpqrstuvwxyz23456789".split(""));
    fc.assert(
      fc.property(fc.string({ unit: sign, minLength: 10, maxLength: 10 }), digits(10), (password, phone) => {
        fc.pre(new Set(password).size > 6 && /\d/.test(password) && /[a-z].*\d.*[a-z]/.test(password));
        expect(isGuessablePassword(password, phone)).toBe(false);
      }),
    );
  });

  test("is classified quickly, for any text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 300 }),
        fc.string({ unit: "binary" }),
        (password, phone) => {
          expect(typeof isGuessablePassword(password, phone)).toBe("boolean");
        },
      ),
    );
  });
});
