import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseUrl, readSafeUrl, type UrlUse } from "./safe-url.ts";

const PAGE = "https://own.invalid/user/home";
const safeUrl = (url: string, use: UrlUse = "link") => readSafeUrl(url, use, PAGE);

const SAFE_LINK = /^(?:https?:\/\/|tel:|mailto:|line:|\/(?!\/))/;
const SAFE_PICTURE = /^(?:https?:\/\/|data:image\/|\/(?!\/))/;

const schemes = fc.constantFrom(
  "javascript:",
  "JaVaScRiPt:",
  "java\tscript:",
  "\u0001javascript:",
  " javascript:",
  "vbscript:",
  "data:text/html,",
  "data:image/svg+xml,",
  "data:image/png;base64,",
  "blob:https://x/",
  "file:///",
  "filesystem:",
  "about:",
  "ftp://",
  "intent:",
  "ws://",
  "https://",
  "http://",
  "//",
  "\\\\",
  "/\\",
  "https:",
  "tel:",
  "mailto:",
  "line://",
  "line:",
  "/",
  "?",
  "#",
  "..",
  "https://user:pass@",
  "view-source:",
  "jar:",
);
const anyUrl = fc.oneof(
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.tuple(schemes, fc.string({ unit: "binary" })).map((parts) => parts.join("")),
  fc.tuple(schemes, schemes, fc.webPath()).map((parts) => parts.join("")),
  fc.string({ unit: "binary" }),
);

describe("a URL from data", () => {
  test("is never anything but a safe link or picture, in 10,000 tries", () => {
    fc.assert(
      fc.property(anyUrl, (url) => {
        const link = safeUrl(url);
        const picture = safeUrl(url, "picture");
        expect(link === null || SAFE_LINK.test(link)).toBe(true);
        expect(picture === null || SAFE_PICTURE.test(picture)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });

  test("stays what it is once it was found safe", () => {
    fc.assert(
      fc.property(anyUrl, (url) => {
        const once = safeUrl(url);
        expect(once === null ? null : safeUrl(once)).toBe(once);
      }),
    );
  });

  test.each([
    ["https://example.com/a?b=1#c", "https://example.com/a?b=1#c"],
    ["http://example.com/a", "http://example.com/a"],
    ["tel:0812345678", "tel:0812345678"],
    ["mailto:help@example.com", "mailto:help@example.com"],
    ["line://ti/p/@help", "line://ti/p/@help"],
    [" /files/slip.png ", "/files/slip.png"],
    ["//evil.example/x", "https://evil.example/x"],
  ])("%s leads to %s", (url, expected) => {
    expect(safeUrl(url)).toBe(expected);
  });

  test.each([
    "",
    "   ",
    "javascript:alert(1)",
    "/.//evil.example",
    "data:text/html,<script>",
    "https://bank@evil.example",
  ])("%s leads nowhere", (url) => {
    expect(safeUrl(url)).toBeNull();
  });

  test.each(["png", "jpg", "jpeg", "gif", "webp", "avif", "svg+xml", "PNG"])(
    "a data image of type %s is shown and never followed",
    (type) => {
      const picture = `data:image/${type};base64,AAAA`;
      expect(safeUrl(picture, "picture")).toBe(picture);
      expect(safeUrl(picture)).toBeNull();
    },
  );

  test.each(["https://example.com/a.png", "http://example.com/a.png"])("%s is shown", (url) => {
    expect(safeUrl(url, "picture")).toBe(url);
  });
});

test.each(["", "  ", "https://", "http://[", "//"])("%j is no address", (text) => {
  expect(parseUrl(text, PAGE)).toBeNull();
});
