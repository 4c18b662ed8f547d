import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { phoneUrl } from "./phone-url.ts";
import { webUrl } from "./web-url.ts";

const beginnings = fc.constantFrom(
  "",
  " ",
  "tel:",
  "TEL:",
  "tel://",
  "tel:*21*",
  "tel:%2A21%2A",
  "sms:",
  "javascript:",
  "java\tscript:",
  "data:text/html,",
  "intent://",
  "blob:",
  "//",
  "/\\",
  "/.//",
  "www.",
  "WWW.",
  "https://",
  "HTTP://",
  "https://bank@",
  "line://",
  "mailto:",
);
const ends = fc.oneof(
  fc.webPath(),
  fc.string({ unit: "binary" }),
  fc.stringMatching(/^[+*#\d ().,;p-]{0,20}$/),
  fc.constantFrom("evil.example", "0812345678", "081234567#", "0812345678;ext=1", "081,,*21#", "alert(1)"),
);
const addresses = fc.tuple(beginnings, ends).map((parts) => parts.join(""));

describe("an address that a button or a text opens", () => {
  test("leads to a website or to this site, in 10,000 tries", () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const url = webUrl(address);
        if (url === null) return;
        expect(url).toMatch(/^(?:https?:\/\/|\/(?!\/))/);
        expect(new URL(url, "https://site.test").protocol).toMatch(/^https?:$/);
        expect(new URL(url, "https://site.test").username).toBe("");
      }),
      { numRuns: 10_000 },
    );
  });

  test.each([
    ["https://example.com/a?b=1#c", "https://example.com/a?b=1#c"],
    [" www.example.com/promo ", "https://www.example.com/promo"],
    ["/user/bonus", "/user/bonus"],
    ["HTTPS://EXAMPLE.COM/A", "https://example.com/A"],
    ["WWW.example.com/A", "https://www.example.com/A"],
  ])("%s leads to %s", (address, url) => {
    expect(webUrl(address)).toBe(url);
  });

  test.each([
    "",
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "intent://scan/#Intent;scheme=zxing;end",
    "tel:0812345678",
    "line://ti/p/@help",
    "example.com",
    "see https://example.com",
    "https://",
    "https://bank@evil.example",
    "/.//evil.example",
  ])("%j leads nowhere", (address) => {
    expect(webUrl(address)).toBeNull();
  });
});

describe("a number that a button dials", () => {
  test("is only digits, and a + before them, in 10,000 tries", () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(phoneUrl(address) ?? "tel:191").toMatch(/^tel:\+?\d{3,15}$/);
      }),
      { numRuns: 10_000 },
    );
  });

  test.each([
    ["0812345678", "tel:0812345678"],
    ["tel:+66 81-234 5678", "tel:+66812345678"],
    ["(02) 123.4567", "tel:021234567"],
    ["๐๘๑๒๓๔๕๖๗๘", "tel:0812345678"],
    ["໐໒໐໕໕໕໑໒໓໔໕", "tel:02055512345"],
    ["1175", "tel:1175"],
  ])("%s is dialled as %s", (text, url) => {
    expect(phoneUrl(text)).toBe(url);
  });

  test.each([
    "",
    "12",
    "tel:",
    "*21*0812345678#",
    "tel:*#06#",
    "tel:%2A21%230812345678",
    "0812345678,,99",
    "0812345678;phone-context=x",
    "tel:0812345678?call",
    "081tel:2345678",
    "javascript:0812345678",
    "hotel:0812345678",
    "1234567890123456",
    "0812345678\u202e",
  ])("%j is not dialled", (text) => {
    expect(phoneUrl(text)).toBeNull();
  });
});
