import { expect, test } from "vitest";
import { formatPercent } from "./format-percent.ts";

test.each([
  [0, "0"],
  [20, "20"],
  [12.5, "12.5"],
  [33.3333, "33.33"],
  [100, "100"],
  [null, "–"],
  [-1, "–"],
  [101, "–"],
  [Number.NaN, "–"],
])("%s reads %s", (percent, text) => expect(formatPercent(percent)).toBe(text));
