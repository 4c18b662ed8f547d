import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, stat, writeFile } from "node:fs/promises";
import sharp from "sharp";
import type { Language } from "@member-wallet/locales";
import type { SiteName } from "../support/addresses.ts";
import { captionsOf, FOLDER } from "./captions.ts";
import { type Clip, secondsOf, timedSteps } from "./clip.ts";
import { type Recording, SCALE, SCREEN } from "./record.ts";
import type { Frame } from "./screencast.ts";

const FRAMES_PER_SECOND = 12;
/** The band below the screen, where players draw captions, in CSS pixels: with it a clip is twice as high as wide. */
const BAND = 2 * SCREEN.width - SCREEN.height;
/** The site's ground. */
const BACKGROUNDS: Record<SiteName, string> = { thai: "#0f1230", lao: "#3a0a12" };

/**
 * What each kind of file is made with. H.264 with its index first plays on every phone before the whole file is there;
 * VP9 plays where a browser has no licence for the former.
 */
const ENCODERS = {
  mp4: "-c:v libx264 -profile:v high -level 3.1 -preset slow -crf 28 -tune animation -g 144 -movflags +faststart",
  webm: "-c:v libvpx-vp9 -crf 42 -b:v 0 -deadline good -cpu-used 5 -row-mt 1 -tile-columns 1 -threads 2 -g 144",
} as const;
type Format = keyof typeof ENCODERS;

/** Writes a recorded clip in both formats, its captions and its poster. */
export async function store(
  recording: Recording,
  site: SiteName,
  language: Language,
  clip: Clip,
): Promise<void> {
  const folder = `${FOLDER}/${site}/${language}`;
  const background = BACKGROUNDS[site];
  await mkdir(folder, { recursive: true });
  await writePoster(recording, clip, background, `${folder}/${clip.name}.webp`);
  const pictures = evenly(recording, secondsOf(clip));
  for (const format of Object.keys(ENCODERS) as Format[]) {
    const file = `${folder}/${clip.name}.${format}`;
    // oxlint-disable-next-line no-await-in-loop -- Two encoders would share the cores.
    await encode(pictures, background, file, format);
    // oxlint-disable-next-line no-await-in-loop -- As above.
    const { size } = await stat(file);
    process.stdout.write(`${site}/${language}/${clip.name}.${format}: ${Math.round(size / 1024)} kB\n`);
  }
  // Last: captions without their video would pass for it.
  await writeFile(`${folder}/${clip.name}.vtt`, captionsOf(clip, language));
}

/** The picture before play: the screen at the end of a step. */
async function writePoster({ frames, from }: Recording, clip: Clip, background: string, file: string) {
  const shown = timedSteps(clip)[clip.poster];
  if (shown === undefined) throw new Error(`${clip.name} has no step ${clip.poster}.`);
  const screen = await sharp(frameAt(frames, from + shown.to * 1000).png)
    .resize(SCREEN.width)
    .toBuffer();
  await sharp(screen).extend({ bottom: BAND, background }).webp({ quality: 60, effort: 6 }).toFile(file);
}

async function encode(pictures: readonly Buffer[], background: string, file: string, format: Format) {
  const args =
    `-y -loglevel error -f image2pipe -c:v png -framerate ${FRAMES_PER_SECOND} -i - -an ` +
    `-vf pad=iw:ih+${BAND * SCALE}:0:0:${background} -pix_fmt yuv420p -map_metadata -1 -fflags +bitexact ` +
    `-flags:v +bitexact ${ENCODERS[format]}`;
  const ffmpeg = spawn("ffmpeg", [...args.split(" "), file], { stdio: ["pipe", "inherit", "inherit"] });
  const ended = once(ffmpeg, "close");
  for (const picture of pictures) {
    // oxlint-disable-next-line no-await-in-loop -- Pictures go in order.
    if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, "drain");
  }
  ffmpeg.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} at ${file}.`);
}

/** The picture in sight at each tick. */
function evenly({ frames, from }: Recording, seconds: number): Buffer[] {
  return Array.from(
    { length: seconds * FRAMES_PER_SECOND },
    (_, tick) => frameAt(frames, from + (tick * 1000) / FRAMES_PER_SECOND).png,
  );
}

function frameAt(frames: readonly Frame[], at: number): Frame {
  const shown = frames.findLast((frame) => frame.at <= at) ?? frames[0];
  if (shown === undefined) throw new Error("The page was never in sight.");
  return shown;
}
