import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { SiteBuild } from "./site.ts";
import { SITES } from "./testing/sites.ts";
import { manifestOf } from "./web-manifest.ts";

const site = {
  firstLanguage: "th",
  firstPage: { paths: { home: "/user/home" } },
  shortcuts: [{ name: "ฝากเงิน", url: "/user/home?dialog=deposit" }],
} as unknown as SiteBuild;
const manifest = manifestOf(site, "ทองวอลเล็ต", { ground: "#0f1230", ink: "#ffffff" });

test("an installed site has its name, colour and shortcuts in its first language", () => {
  expect(manifest).toMatchObject({
    name: "ทองวอลเล็ต",
    lang: "th",
    display: "standalone",
    start_url: "/user/home",
    theme_color: "#0f1230",
    background_color: "#0f1230",
  });
  expect(manifest.shortcuts).toMatchObject([{ name: "ฝากเงิน", url: "/user/home?dialog=deposit" }]);
});

test.each(SITES)("the %s site has each icon in the size that the manifest names", (name) => {
  for (const { src, sizes } of manifest.icons) {
    const png = readFileSync(new URL(`../../../apps/${name}/public${src}`, import.meta.url));
    // The width and the height in the first chunk of a PNG.
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});
