import { describe, expect, it } from "vitest";
import { compare } from "./verdict.ts";

const FINE = { lost: 0, doubled: 0, swapped: 0, unknown: 0 };

describe("the comparison of sent and shown messages", () => {
  it.each([
    ["finds nothing in equal ones", ["a", "b", "c"], {}],
    ["finds a lost one", ["a", "c"], { lost: 1 }],
    ["finds a doubled one, also out of place", ["a", "b", "c", "a"], { doubled: 1 }],
    ["finds swapped ones", ["b", "a", "c"], { swapped: 1 }],
    ["finds one that was never sent", ["a", "b", "x", "c"], { unknown: 1 }],
  ])("%s", (_, shown, found) => {
    expect(compare(["a", "b", "c"], shown)).toEqual({ ...FINE, ...found });
  });
});
