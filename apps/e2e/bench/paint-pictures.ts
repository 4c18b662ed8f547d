import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";

/** Writes pictures of a real game's size and kind, so that the bench needs no network. */
export async function paintPictures(page: Page, folder: string): Promise<void> {
  await mkdir(folder);
  for (let index = 0; index < 24; index += 1) {
    for (const [kind, hue] of [
      ["background", index * 15],
      ["logo", index * 40],
    ] as const) {
      const picture = await page.evaluate(paint, hue);
      await writeFile(join(folder, `${kind}-${index}.jpg`), Buffer.from(picture, "base64"));
    }
  }
}

/** Runs in the page. */
function paint(hue: number): string {
  const canvas = document.createElement("canvas");
  canvas.width = 600;
  canvas.height = 422;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The bench has no canvas");
  const ground = context.createLinearGradient(0, 0, 600, 422);
  ground.addColorStop(0, `hsl(${hue} 70% 40%)`);
  ground.addColorStop(1, `hsl(${hue + 60} 70% 25%)`);
  context.fillStyle = ground;
  context.fillRect(0, 0, 600, 422);
  return canvas.toDataURL("image/jpeg").split(",")[1] ?? "";
}
