import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SHARE_PICTURE, shareTags } from "./share-tags.ts";
import { SITES } from "./testing/sites.ts";

const file = (path: string) => readFileSync(new URL(`../../../apps/${path}`, import.meta.url));
const contentOf = (tags: string, property: string) =>
  new RegExp(`property="${property}" content="([^"]*)"`).exec(tags)?.[1];

test.each([
  ["thai", "th", "th_TH", /[\u0e01-\u0e5b]/],
  ["lao", "lo", "lo_LA", /[\u0e81-\u0edf]/],
] as const)(
  "a link to the %s site shows its title and description in its language",
  (site, language, locale, script) => {
    const tags = shareTags({ firstLanguage: language }, "", file(`${site}/index.html`).toString());
    expect(contentOf(tags, "og:title")).toMatch(script);
    expect(contentOf(tags, "og:description")).toMatch(script);
    expect(contentOf(tags, "og:locale")).toBe(locale);
  },
);

test.each(SITES)("the picture of the %s site is a PNG of the size in its tags", (site) => {
  const picture = file(`${site}/public${SHARE_PICTURE.path}`);
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
    SHARE_PICTURE.width,
    SHARE_PICTURE.height,
  ]);
});

const PAGE = '<title>Wallet</title><meta name="description" content="All in one" />';

test("the picture's address is absolute where the build knows the site's URL", () => {
  const pictures = ["https://wallet.example", ""].map((siteUrl) =>
    contentOf(shareTags({ firstLanguage: "th" }, siteUrl, PAGE), "og:image"),
  );
  expect(pictures).toEqual(["https://wallet.example/share.png", "/share.png"]);
});

test("a page without a description fails the build", () => {
  expect(() => shareTags({ firstLanguage: "th" }, "", "<title>Wallet</title>")).toThrow("description");
});
