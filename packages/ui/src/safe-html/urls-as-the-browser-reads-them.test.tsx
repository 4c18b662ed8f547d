import * as fc from "fast-check";
import { expect, test } from "vitest";
import { safeUrl } from "./safe-url.ts";
import { cleanMarkup, findQrPicture } from "./sanitiser.ts";

const MEDIA = "https://media.example";

const beginnings = fc.constantFrom(
  "",
  "https:",
  "HTTPS:",
  "http:",
  "https:/",
  "https:\\",
  "ht\ttps:",
  "https://",
  "//",
  "/\\",
  "\\\\",
  "/",
  "/.//",
  "./",
  "../",
  "?",
  "#",
  " ",
  "\u0000",
  "\u00a0",
  "\ufeff",
  "javascript:",
  "java\nscript:",
  "vbscript:",
  "data:image/png;base64,",
  " data:image/png,",
  "da\tta:image/svg+xml,",
  "data:text/html,",
  "blob:",
  "file:///",
  "mailto:",
  "line://",
);
const hosts = fc.constantFrom("evil.test", "media.example", "user@evil.test", location.host, "a b", "[::1]");
const addresses = fc.oneof(
  fc
    .tuple(beginnings, hosts, fc.constantFrom("", "/x.png", "\\x.png", ":80/x.png", "?q", "#f"))
    .map((parts) => parts.join("")),
  fc.tuple(beginnings, beginnings, hosts).map((parts) => parts.join("")),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.string({ unit: "binary" }),
);

/** A document that fetches nothing. */
const inert = document.implementation.createHTMLDocument();

/** Markup with one address in it; without spaces around it, which the cleaning takes away. */
function markup(tag: "img" | "a", attribute: string, address: string): string {
  const element = inert.createElement(tag);
  element.setAttribute(attribute, address.trim());
  return element.outerHTML;
}

/** The element as the browser reads it from markup, at this page's address but without fetching anything. */
function read<Tag extends "img" | "a">(tag: Tag, html: string): HTMLElementTagNameMap[Tag] | null {
  return new DOMParser().parseFromString(html, "text/html").querySelector(tag);
}

/** What is left of the element after the cleaning. */
function kept<Tag extends "img" | "a">(tag: Tag, html: string): HTMLElementTagNameMap[Tag] | null {
  return read(tag, cleanMarkup(html, [MEDIA]) as unknown as string);
}

/** Whether the policy allows a picture at an address, as the browser resolved it. */
function allowsPicture(resolved: string): boolean {
  if (/^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i.test(resolved)) return true;
  return URL.canParse(resolved) && [location.origin, MEDIA].includes(new URL(resolved).origin);
}

test("a picture that stays in markup is fetched from the checked address, for any address", () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const html = markup("img", "src", address);
      const picture = kept("img", html);
      if (picture === null) return;
      const meant = read("img", html)?.src ?? "";
      expect([picture.src, allowsPicture(meant)]).toEqual([meant, true]);
    }),
    { numRuns: 3_000 },
  );
});

test("a link that stays in markup leads to where it led, and nowhere but where links may lead", () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const html = markup("a", "href", address);
      const link = kept("a", html);
      if (link === null || !link.hasAttribute("href")) return;
      expect(link.href).toBe(read("a", html)?.href);
      expect(link.protocol).toMatch(/^(?:https?|tel|mailto|line):$/);
    }),
    { numRuns: 3_000 },
  );
});

test("a QR's picture is fetched from the checked address, for any address", () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const html = markup("img", "src", address);
      const found = findQrPicture(html);
      if (found?.kind !== "image") return;
      const meant = read("img", html)?.src ?? "";
      expect(new URL(found.src, document.baseURI).href).toBe(meant);
      expect(meant.startsWith("data:") || new URL(meant).origin === location.origin).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test("an address of another scheme's short form is another host's, and no picture of ours", () => {
  const other = location.protocol === "http:" ? "https:" : "http:";
  const html = `<img src="${other}evil.test/x.png">`;
  expect(kept("img", html)).toBeNull();
  expect(findQrPicture(html)).toBeNull();
  expect(safeUrl(`${other}evil.test/x`)).toBe(`${other}//evil.test/x`);
});
