/**
 * Times the frames of coverflow swipes and wheel spins in a production build, with the CPU slowed 6×.
 * Prints p50, p95 and the longest frame, and the share of 60 Hz frames that were dropped.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { chromium, type Page } from "@playwright/test";
import { build, type InlineConfig, preview } from "vite";
import { CHROMIUM_FLAGS, chromiumPath } from "@member-wallet/tools/chromium";

const SLOWDOWN = 6;
const FRAME_MS = 1000 / 60;
const ROUNDS = 3;

interface FrameTimes {
  readonly frames: number;
  readonly p50: number;
  readonly p95: number;
  readonly longest: number;
  /** Percent of the 60 Hz frames that were due. */
  readonly dropped: number;
}

/** Records the time of every frame while the action runs, and sums the gaps up. */
async function timeFrames(page: Page, action: () => Promise<void>): Promise<FrameTimes> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const recording = await page.evaluateHandle(() => {
    const record = { times: new Array<number>(), running: true };
    const next = (time: number) => {
      record.times.push(time);
      if (record.running) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    return record;
  });
  await action();
  const times = await recording.evaluate((record) => {
    record.running = false;
    return record.times;
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await session.detach();
  return summary(times);
}

function summary(times: readonly number[]): FrameTimes {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const sorted = gaps.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const missed = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0);
  return {
    frames: gaps.length,
    p50: at(0.5),
    p95: at(0.95),
    longest: at(1),
    dropped: (100 * missed) / Math.max(1, gaps.length + missed),
  };
}

/** Eight flicks to the left, by finger. */
async function swipe(page: Page): Promise<void> {
  const box = await page.getByRole("list").first().locator("..").boundingBox();
  if (!box) throw new Error("The coverflow has no box");
  const y = box.y + box.height / 2;
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  for (let flick = 0; flick < 8; flick += 1) {
    await touch("touchStart", box.x + box.width * 0.7);
    for (let step = 1; step <= 8; step += 1) {
      await touch("touchMove", box.x + box.width * (0.7 - step * 0.06));
      await page.waitForTimeout(FRAME_MS);
    }
    await touch("touchEnd", 0);
    await page.waitForTimeout(500);
  }
  await session.detach();
}

/** Nothing moves: what is dropped here, the machine drops by itself. */
async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(4000);
}

/** One spin from the press to the prize; pressed by its place, for looking a button up is work on the page too. */
async function spin(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  await page.touchscreen.tap(width / 2, (width * 0.85) / 2);
  await page.waitForTimeout(5500);
  await page.locator('[data-state="stopped"]').waitFor({ timeout: 1000 });
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

function line(name: string, times: FrameTimes): string {
  return `${name}: ${times.frames} frames, p50 ${ms(times.p50)}, p95 ${ms(times.p95)}, longest ${ms(times.longest)}, dropped ${times.dropped.toFixed(2)} %`;
}

const MEASURED = [
  ["at rest  ", "", "li button", rest],
  ["coverflow", "", "li button", swipe],
  ["wheel    ", "?wheel", "canvas", spin],
] as const;

const root = fileURLToPath(new URL("page", import.meta.url));
const outDir = await mkdtemp(join(tmpdir(), "frames-"));
const settings = {
  root,
  configFile: false as const,
  logLevel: "error" as const,
  plugins: [react()],
} satisfies InlineConfig;
await build({ ...settings, build: { outDir, emptyOutDir: true, target: "es2023" } });
const server = await preview({ ...settings, build: { outDir }, preview: { port: 0, host: "127.0.0.1" } });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] });
try {
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error("The bench page is not served");
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [name, search, ready, action] of MEASURED) {
      const page = await context.newPage();
      await page.goto(`${address}${search}`);
      await page.locator(ready).first().waitFor();
      process.stdout.write(`${line(`${round}. ${name}`, await timeFrames(page, () => action(page)))}\n`);
      await page.close();
    }
  }
} finally {
  await browser.close();
  await server.close();
  await rm(outDir, { recursive: true });
}
