import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { SITES } from "../launch/addresses.ts";
import { ROOT } from "../root.ts";
import { drawIcon, ICONS } from "./draw-icons.ts";

/** The opacity of the icon's first corner. */
async function corner(png: Buffer): Promise<number | undefined> {
  const { data } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return data[3];
}

test.each(SITES)("the icons of the $name site are those of its drawing", async ({ name }) => {
  const folder = join(ROOT, "apps", name, "public");
  const svg = readFileSync(join(folder, "favicon.svg"), "utf8");
  for (const icon of ICONS) {
    const published = readFileSync(join(folder, "icons", icon.file));
    const drawn = await drawIcon(svg, icon);
    expect(await sharp(published).raw().toBuffer()).toEqual(await sharp(drawn).raw().toBuffer());
    // Launchers cut a filled one to their own shape.
    expect(await corner(published)).toBe(icon.filled ? 255 : 0);
  }
});
