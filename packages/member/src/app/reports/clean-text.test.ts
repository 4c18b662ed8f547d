import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";

const from = (alphabet: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from(alphabet)), minLength, maxLength });

const LOWER = "abcdefghijklmnopqrstuvwxyz";
const DIGITS = "0123456789";
const BASE64URL = `${LOWER}${LOWER.toUpperCase()}${DIGITS}-_`;

/** What surrounds a secret has no letter in common with the words in it. */
const word = from(LOWER.slice(13), 4, 10);
const otherWord = from(LOWER.slice(0, 13), 1, 10);

const PHONES = fc
  .tuple(
    fc.constantFrom("08", "+668", "+856 20 ", "020"),
    from(DIGITS, 8, 8),
    fc.constantFrom("", " ", "-", "."),
  )
  .map(([prefix, digits, gap]) => prefix + [digits.slice(0, 4), digits.slice(4)].join(gap));

/** What a message may contain of a member, each with the parts of it that must not be sent. */
const SECRETS: readonly (readonly [
  string,
  fc.Arbitrary<readonly [text: string, parts: readonly string[]]>,
])[] = [
  ["phones and amounts", PHONES.map((phone) => [phone, phone.match(/\d+/g) ?? []])],
  ["tokens of 128 random bits or more", from(BASE64URL, 22, 60).map((token) => [token, [token]])],
  [
    "signed tokens",
    fc
      .tuple(from(BASE64URL, 20, 40), from(BASE64URL, 20, 40))
      .map(([claims, signature]) => [`eyJhbGci.${claims}.${signature}`, [claims, signature]]),
  ],
  [
    "e-mails",
    fc.tuple(word, word).map(([name, host]) => [`${name}@${host}.example`, [`${name}@`, `@${host}`]]),
  ],
  [
    "addresses with query and hash",
    fc
      .tuple(word, word, word)
      .map(([host, query, hash]) => [
        `https://${host}.example/user?q=${query}#${hash}`,
        [`${host}.`, `=${query}`, `#${hash}`],
      ]),
  ],
  ["queries of paths", word.map((query) => [`/user/home?member=${query}`, [`=${query}`]])],
  ["quoted data", fc.tuple(word, word).map(([one, two]) => [`"${one}":"${two} ${one}"`, [`${two} ${one}`]])],
  ["quoted texts", fc.tuple(word, word).map(([one, two]) => [`'${one} ${two}'`, [`${one} ${two}`]])],
  ["passwords that are named so", word.map((password) => [`password: ${password}`, [`: ${password}`]])],
  ["names in Thai and Lao", from("กขคงจสมชายใจดีກຂຄງຈສາວ๐๑๒໐໑໒", 1, 20).map((name) => [name, [name]])],
];

const around = fc.array(otherWord, { maxLength: 6 }).map((words) => words.join(" "));
const mark = fc.constantFrom("", "(", ",", ": ", "\n");

describe("a message in a report contains no", () => {
  test.each(SECRETS)("%s, wherever it stands", (_what, secret) => {
    fc.assert(
      fc.property(around, mark, secret, around, (before, opening, [text, parts], after) => {
        const cleaned = cleanText(`${before} ${opening}${text} ${after}`);
        for (const part of parts) expect(cleaned).not.toContain(part);
        expect(cleaned).toContain("*");
      }),
      { numRuns: 200 },
    );
  });

  test("digit, at sign, query, quoted text or letter beyond ASCII, of any text, and at most 200 characters", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.string({ maxLength: 400 })), (text) => {
        const cleaned = cleanText(text);
        expect(cleaned).toMatch(/^[ !$-/:-?A-~]*$/);
        expect(cleaned).not.toMatch(/["@?#\d]/);
        expect(cleaned.length).toBeLessThanOrEqual(200);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a message in a report still says", () => {
  test.each([
    ["Cannot read properties of undefined (reading 'amount')"],
    ["balance.games is not a function"],
    ["Maximum call stack size exceeded"],
    ["No screen is mounted."],
  ])("%s", (message) => {
    expect(cleanText(message)).toBe(message);
  });

  test("which of React's errors it was, without its values", () => {
    const text =
      "Minified React error #418; visit https://react.dev/errors/418?args[]=0812345678 for the full message";
    expect(cleanText(text)).toBe("Minified React error #418");
  });

  test("that an answer was no JSON, without what it was", () => {
    expect(cleanText(`Unexpected token 'M', ..."{"name":"Mali Suk"}" is not valid JSON`)).toBe(
      "Unexpected token 'M', ...* is not valid JSON",
    );
  });
});
