import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { apiPath, PathPartError } from "./path.ts";

describe("a path with parts from data", () => {
  test("arrives with exactly those parts, each as one segment, for any text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", minLength: 1 }),
        fc.string({ unit: "grapheme", minLength: 1 }),
        (a, b) => {
          fc.pre(![a, b].some((part) => part === "." || part === ".."));
          const { pathname, search, hash } = new URL(apiPath`/api/autoLogin/${a}/${b}`, "http://own.invalid");
          const parts = pathname.split("/").slice(3).map(decodeURIComponent);
          expect([parts, search, hash]).toEqual([[a, b], "", ""]);
        },
      ),
      { numRuns: 10_000 },
    );
  });

  test.each(["", ".", ".."])("refuses the part %j, which would change the path", (part) => {
    expect(() => apiPath`/api/wallet/account/${part}`).toThrow(PathPartError);
  });
});
