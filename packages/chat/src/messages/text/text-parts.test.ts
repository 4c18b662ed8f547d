import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { textParts } from "./text-parts.ts";

const pieces = fc.oneof(
  fc.constantFrom(
    "https://",
    "HTTP://",
    "www.",
    "javascript:",
    "data:text/html,",
    "intent://",
    "//",
    "bank@",
    "operator.example",
    "/a?b=(c)",
    ")",
    ".",
    "ค่ะ",
    "ເດີ",
    "\u202E",
    "\u2066",
    " ",
    "\n",
    "<a href=x>",
  ),
  fc.string({ unit: "binary" }),
);
const texts = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(""));

describe("the links of a text", () => {
  test("change none of it and lead to websites only, in 10,000 tries", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const parts = textParts(text);
        expect(parts.map((part) => part.text).join("")).toBe(text);
        for (const part of parts) {
          if (part.kind === "text") continue;
          expect(new URL(part.href).protocol).toMatch(/^https?:$/);
          expect(new URL(part.href).username).toBe("");
          // What is shown is where it leads: only signs that everyone reads alike.
          expect(part.text).toMatch(/^[!-~]+$/);
        }
      }),
      { numRuns: 10_000 },
    );
  });

  test.each([
    ["ดูที่ https://operator.example/helpค่ะ", "https://operator.example/help"],
    ["(https://operator.example/a).", "https://operator.example/a"],
    ["https://operator.example/a_(b), c", "https://operator.example/a_(b)"],
    ["www.operator.example!", "https://www.operator.example/"],
    ["https://operator.example/\u202Egpj.exe", "https://operator.example/"],
  ])("in %j is %s", (text, href) => {
    expect(textParts(text).flatMap((part) => (part.kind === "link" ? [part.href] : []))).toEqual([href]);
  });

  test.each(["", "javascript:alert(1)", "https://", "https://bank@evil.example", "a.example"])(
    "are none in %j",
    (text) => {
      expect(textParts(text).filter(({ kind }) => kind === "link")).toEqual([]);
    },
  );
});
