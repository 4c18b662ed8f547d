import { expect, test } from "vitest";
import { toAsciiDigits } from "./ascii-digits.ts";

test("Thai and Lao digits become 0–9, everything else stays", () => {
  expect(toAsciiDigits("๐๑๒๓๔๕๖๗๘๙ ໐໑໒໓໔໕໖໗໘໙ 0-9 กຂa")).toBe("0123456789 0123456789 0-9 กຂa");
});
