import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dialogOver, dialogSearch, pageSearch, readDialogAddress, readPage } from "./dialog-address.ts";
import { isPublicPath, readTarget } from "./paths.ts";

describe("a dialog's address", () => {
  test("reads back as it was written, for any game code and any account", () => {
    const account = fc.option(fc.string({ unit: "grapheme", minLength: 1 }));
    const address = fc.oneof(
      fc.record({ kind: fc.constant("game" as const), code: fc.string({ unit: "grapheme", minLength: 1 }) }),
      fc.record({ kind: fc.constant("transfer" as const), from: account, to: account }),
      fc.record({ kind: fc.constant("withdraw" as const) }),
      fc.record({
        kind: fc.constant("deposit" as const),
        method: fc.option(fc.string({ minLength: 1 })),
      }),
      fc.record({ kind: fc.constant("slips" as const), reference: account }),
      fc.record({
        kind: fc.constant("statement-entry" as const),
        page: fc.integer({ min: 1, max: 999_999_999 }),
        at: account,
        type: fc.string({ unit: "grapheme", minLength: 1 }),
        nth: fc.nat({ max: 9 }),
      }),
    );
    fc.assert(
      fc.property(address, (written) => {
        expect(readDialogAddress(dialogSearch(written))).toEqual(written);
      }),
    );
  });

  test.each([
    "",
    "?dialog=",
    "?dialog=nothing",
    "?dialog=game",
    "?dialog=game&code=",
    "?code=PG",
    "?dialog=statement-entry",
  ])("%j opens nothing", (search) => {
    expect(readDialogAddress(search)).toBeNull();
  });
});

describe("a page of a list", () => {
  test("stays in the address under any dialog", () => {
    expect(readPage(dialogOver("?page=3", { kind: "conditions" }))).toBe(3);
    expect(dialogOver("", { kind: "conditions" })).toBe("?dialog=conditions");
    expect(
      readPage(dialogOver("?page=3", { kind: "statement-entry", page: 4, at: null, type: "x", nth: 0 })),
    ).toBe(4);
  });

  test.each(["", "?page=", "?page=0", "?page=-2", "?page=1.5", "?page=1e3", "?page=x", "?page=9999999999"])(
    "that %j does not name is the first",
    (search) => {
      expect(readPage(search)).toBe(1);
    },
  );

  test("reads back as it was written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (page) => {
        expect(readPage(pageSearch(page))).toBe(page);
      }),
    );
  });
});

test.each(["/login", "/Login", "/howto/", "/REGISTER/bank", "/contact"])(
  "%s is a public page, as the router takes it",
  (path) => {
    expect(isPublicPath(path)).toBe(true);
  },
);

test.each(["/user/home", "/user/contact", "/loginx", "/login/x", "/howto/1", "/contact/us", "/"])(
  "%s is none",
  (path) => {
    expect(isPublicPath(path)).toBe(false);
  },
);

describe("a remembered target", () => {
  test.each(["/user", "/user/home", "/user/statement?page=2", "/user/home?dialog=game&code=PG"])(
    "%s is followed",
    (target) => {
      expect(readTarget(target)).toBe(target);
    },
  );

  test.each([
    "//evil.example/user",
    "https://evil.example/user/home",
    "/userx",
    "/user/../login",
    "/login",
    "javascript:alert(1)",
    "",
    null,
    undefined,
    7,
  ])("%j is not", (target) => {
    expect(readTarget(target)).toBeNull();
  });

  test("never leads outside the member's pages, for any input", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((tail) => `/user${tail}`),
        ),
        (target) => {
          const read = readTarget(target);
          if (read === null) return;
          const url = new URL(read, "https://site.example");
          expect(url.origin).toBe("https://site.example");
          expect(url.pathname === "/user" || url.pathname.startsWith("/user/")).toBe(true);
        },
      ),
      { numRuns: 5000 },
    );
  });
});
