/**
 * Redraws the sandbox's instruction videos and their posters: `node tools/howto-videos/draw-videos.ts` (needs ffmpeg
 * with libx264, and the Noto fonts for Thai and Lao). Frames are pages, because only a browser shapes Thai and Lao
 * correctly.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { CHROMIUM_FLAGS, chromiumPath } from "../browser/chromium.ts";
import { ROOT } from "../root.ts";
import { FRAMES_PER_SECOND, LANGUAGES, type Language, SECONDS_PER_STEP, SIZE } from "./timing.ts";
import { frameOf, posterOf, framePage } from "./frame.ts";
import { type Storyboard, STORYBOARDS } from "./storyboards.ts";

const TARGET = join(ROOT, "apps/sandbox/assets/howto");

/** H.264 that every phone plays, with its index first, so that playing begins before the whole file has loaded. */
const ENCODE =
  `-y -loglevel error -f image2pipe -c:v png -framerate ${FRAMES_PER_SECOND} -i - -an -c:v libx264 -profile:v baseline ` +
  "-level 3.0 -pix_fmt yuv420p -preset veryslow -crf 27 -tune animation -g 48 -map_metadata -1 -fflags +bitexact " +
  "-flags:v +bitexact -movflags +faststart";

async function drawVideo(page: Page, storyboard: Storyboard, language: Language): Promise<void> {
  const file = join(TARGET, language, `${storyboard.name}.mp4`);
  const ffmpeg = spawn("ffmpeg", [...ENCODE.split(" "), file], { stdio: ["pipe", "inherit", "inherit"] });
  const ended = once(ffmpeg, "close");
  const framesPerStep = FRAMES_PER_SECOND * SECONDS_PER_STEP;
  for (let frame = 0; frame < storyboard.steps.length * framesPerStep; frame += 1) {
    const body = frameOf(storyboard, language, frame / framesPerStep);
    // Runs in the page, which has a document.
    await page.evaluate((html) => {
      (globalThis as unknown as { document: { body: { innerHTML: string } } }).document.body.innerHTML = html;
    }, body);
    if (!ffmpeg.stdin.write(await page.screenshot({ type: "png" }))) await once(ffmpeg.stdin, "drain");
  }
  ffmpeg.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} at ${file}.`);
  console.log(`${language}/${storyboard.name}.mp4: ${statSync(file).size} bytes`);
}

for (const storyboard of STORYBOARDS) {
  mkdirSync(TARGET, { recursive: true });
  writeFileSync(join(TARGET, `${storyboard.name}.svg`), posterOf(storyboard));
}
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] });
try {
  for (const language of LANGUAGES) {
    mkdirSync(join(TARGET, language), { recursive: true });
    const page = await browser.newPage({ viewport: { ...SIZE } });
    await page.setContent(framePage(language));
    for (const storyboard of STORYBOARDS) await drawVideo(page, storyboard, language);
    await page.close();
  }
} finally {
  await browser.close();
}
