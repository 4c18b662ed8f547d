/**
 * Times the frames of coverflow swipes, wheel spins and scrolling through 10,000 chat messages in a production build,
 * with the CPU slowed 6×. Prints p50, p95 and the longest frame, and the share of 60 Hz frames that were dropped; at the
 * end the medians of the rounds, which are the result: another process on the machine can spoil a single round. At rest,
 * and scrolling 10,000 plain lines, tell what the machine itself drops. Names after the command limit it to these:
 * `npm run bench:frames -- "at rest" lines chat`.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { chromium, type Page } from "@playwright/test";
import { build, type InlineConfig, preview } from "vite";
import { CHROMIUM_FLAGS, chromiumPath } from "@member-wallet/tools/chromium";
import { paintPictures } from "./paint-pictures.ts";

const SLOWDOWN = 6;
const FRAME_MS = 1000 / 60;
const ROUNDS = 5;

interface Measured {
  readonly name: string;
  readonly search: string;
  /** Selector of an element that shows once the page is ready. */
  readonly ready: string;
  readonly before: (page: Page) => Promise<void>;
  readonly action: (page: Page) => Promise<void>;
  /** Fails when the action did not do what the bench measures. */
  readonly proof: (page: Page) => Promise<void>;
}

interface FrameTimes {
  readonly frames: number;
  readonly p50: number;
  readonly p95: number;
  readonly longest: number;
  /** Percentage of the expected 60 Hz frames. */
  readonly dropped: number;
}

/** Records the time of every frame during the action, and summarises the gaps. */
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

/**
 * Eight flicks to the left, by touch; each touch is sent when the page has handled the one before. By coordinates,
 * because finding an element costs the page time too.
 */
async function swipe(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  const y = width * 0.3;
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  for (let flick = 0; flick < 8; flick += 1) {
    await touch("touchStart", width * 0.7);
    for (let step = 1; step <= 8; step += 1) {
      await touch("touchMove", width * (0.7 - step * 0.06));
      await page.waitForTimeout(FRAME_MS);
    }
    await touch("touchEnd", 0);
    await page.waitForTimeout(500);
  }
  await session.detach();
}

const SWIPE_MOVES = 10;

/**
 * Eight quick swipes up a list, by touch. A finger moves half the screen in 10 frames; after it lifts, the browser
 * scrolls on and slows down, more than 1,000 px in all. One move is sent per frame, whether or not the page has handled
 * the one before, as a phone does: Chromium delays a frame until the next move comes, even if the page does nothing.
 */
async function scrollUp(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const session = await page.context().newCDPSession(page);
  for (let swiped = 0; swiped < 8; swiped += 1) {
    const start = performance.now();
    const sent: Promise<unknown>[] = [];
    const touch = async (type: "touchStart" | "touchMove" | "touchEnd", move: number) => {
      await until(start + move * FRAME_MS);
      const y = height * (0.2 + (0.5 * move) / SWIPE_MOVES);
      const touchPoints = type === "touchEnd" ? [] : [{ x: width / 2, y }];
      const timestamp = (performance.timeOrigin + start + move * FRAME_MS) / 1000;
      sent.push(session.send("Input.dispatchTouchEvent", { type, timestamp, touchPoints }));
    };
    await touch("touchStart", 0);
    for (let move = 1; move <= SWIPE_MOVES; move += 1) await touch("touchMove", move);
    await touch("touchEnd", SWIPE_MOVES);
    await Promise.all(sent);
    await page.waitForTimeout(900);
  }
  await session.detach();
}

/** Waits for a moment of `performance.now()`; busily at the end, because timers are up to 2 ms late. */
async function until(moment: number): Promise<void> {
  const early = moment - performance.now() - 2;
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  while (performance.now() < moment);
}

async function scrolledFar(page: Page): Promise<void> {
  const above = await page.getByRole("log").evaluate((log) => log.scrollHeight - log.scrollTop);
  if (above < 15_000) throw new Error(`It scrolled ${above} px only`);
}

/** A carousel without any swipes yet, in a page whose code has run. */
async function startAgain(page: Page): Promise<void> {
  await page.getByRole("button", { name: "again" }).click();
  await page.waitForTimeout(1000);
}

/** Nothing moves: the machine itself drops these frames. */
async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(4000);
}

/** One spin from the press to the prize; by coordinates, because finding a button costs the page time too. */
async function spin(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  await page.touchscreen.tap(width / 2, (width * 0.85) / 2);
  await page.waitForTimeout(6500);
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

function medians(name: string, rounds: readonly FrameTimes[]): string {
  const of = (part: "p95" | "dropped") => median(rounds.map((times) => times[part]));
  return `median of ${rounds.length}, ${name}: p95 ${ms(of("p95"))}, dropped ${of("dropped").toFixed(2)} %`;
}

function line(name: string, times: FrameTimes): string {
  return `${name}: ${times.frames} frames, p50 ${ms(times.p50)}, p95 ${ms(times.p95)}, longest ${ms(times.longest)}, dropped ${times.dropped.toFixed(2)} %`;
}

/**
 * Each with unmeasured actions before it, because members never start with the wheel or a carousel. The code of presses
 * and swipes has run before; the measured carousel itself is new and its pictures are not loaded.
 */
const MEASURED: readonly Measured[] = [
  {
    name: "at rest  ",
    search: "",
    ready: "li button",
    before: rest,
    action: rest,
    proof: async () => undefined,
  },
  {
    name: "coverflow",
    search: "",
    ready: "li button",
    before: async (page) => {
      await swipe(page);
      await startAgain(page);
    },
    action: swipe,
    proof: (page) => page.locator("li:nth-child(n + 8)[aria-current]").waitFor({ timeout: 1000 }),
  },
  {
    name: "wheel    ",
    search: "?wheel",
    ready: "canvas",
    before: spin,
    action: spin,
    proof: (page) => page.locator('[data-state="stopped"]').waitFor({ timeout: 1000 }),
  },
  {
    name: "lines    ",
    search: "?lines",
    ready: "[role=log]",
    before: scrollUp,
    action: scrollUp,
    proof: scrolledFar,
  },
  {
    name: "chat     ",
    search: "?chat",
    ready: "[role=log]",
    before: scrollUp,
    action: scrollUp,
    proof: scrolledFar,
  },
];

const asked = process.argv.slice(2);
const measuring = MEASURED.filter(({ name }) => asked.length === 0 || asked.includes(name.trim()));
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
  const easel = await context.newPage();
  await paintPictures(easel, join(outDir, "pictures"));
  await easel.close();
  const measured = new Map<string, FrameTimes[]>(measuring.map(({ name }) => [name, []]));
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { name, search, ready, before, action, proof } of measuring) {
      const page = await context.newPage();
      await page.goto(`${address}${search}`);
      await page.locator(ready).first().waitFor();
      await before(page);
      const times = await timeFrames(page, () => action(page));
      await proof(page);
      measured.get(name)?.push(times);
      process.stdout.write(`${line(`${round}. ${name}`, times)}\n`);
      await page.close();
    }
  }
  for (const [name, rounds] of measured) process.stdout.write(`${medians(name, rounds)}\n`);
} finally {
  await browser.close();
  await server.close();
  await rm(outDir, { recursive: true });
}
