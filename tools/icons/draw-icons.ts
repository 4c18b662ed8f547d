/**
 * Draws the icons of an installed site from its own drawing, `apps/<site>/public/favicon.svg`. Run it after a change of
 * that drawing: `node tools/icons/draw-icons.ts`.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { SITES } from "../launch/addresses.ts";
import { ROOT } from "../root.ts";

/** The icons by file name. A filled one has no corners of its own: launchers and iOS cut it to their own shape. */
export const ICONS = [
  { file: "icon-192.png", size: 192, filled: false },
  { file: "icon-512.png", size: 512, filled: false },
  { file: "maskable-512.png", size: 512, filled: true },
  { file: "apple-touch-icon.png", size: 180, filled: true },
] as const;

/** The width of the drawing, in its own units. */
const DRAWN_AT = 32;
/** The resolution at which a unit of a drawing is a pixel. */
const DPI = 72;

/** Draws one icon as PNG. Throws where the drawing has no rounded ground that could be filled. */
export async function drawIcon(svg: string, { size, filled }: (typeof ICONS)[number]): Promise<Buffer> {
  const ground = /(<rect width="32" height="32") rx="\d+"/;
  if (!ground.test(svg)) throw new Error("The drawing has no rounded ground.");
  const drawing = filled ? svg.replace(ground, "$1") : svg;
  return sharp(Buffer.from(drawing), { density: (DPI * size) / DRAWN_AT })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

if (import.meta.main) {
  for (const { name: site } of SITES) {
    const folder = join(ROOT, "apps", site, "public");
    const icons = join(folder, "icons");
    const svg = await readFile(join(folder, "favicon.svg"), "utf8");
    await mkdir(icons, { recursive: true });
    for (const icon of ICONS) await writeFile(join(icons, icon.file), await drawIcon(svg, icon));
  }
}
