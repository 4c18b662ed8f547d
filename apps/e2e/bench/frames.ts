/**
 * Times the frames of coverflow swipes, wheel spins and scrolling through 10,000 chat messages in a production build,
 * with the CPU slowed 6×. Prints p50, p95 and the longest frame, and the share of 60 Hz frames that the page itself
 * dropped; of a scroll also what the screen dropped, which is what a member sees; of the chat also its nodes, its memory
 * and what a key costs. At the end the medians of the rounds, which are the result: another process on the machine can
 * spoil a single round. At rest, and scrolling 10,000 plain lines, tell what the machine itself drops. Names after the
 * command limit it to these: `npm run bench:frames -- "at rest" lines chat`.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { chromium, type Page } from "@playwright/test";
import { build, type InlineConfig, preview } from "vite";
import { CHROMIUM_FLAGS, chromiumPath } from "@member-wallet/tools/chromium";
import { type FrameTimes, line, medians, timeFrames } from "./frame-times.ts";
import { costsLine, logCosts } from "./long-log.ts";
import { paintPictures } from "./paint-pictures.ts";
import { recordScroll, screenLine, type ScreenFrames } from "./screen-frames.ts";
import { scrollUp, swipe } from "./touch.ts";

const ROUNDS = 5;

interface Measured {
  readonly name: string;
  readonly search: string;
  /** Selector of an element that shows once the page is ready. */
  readonly ready: string;
  /** A list that Chromium scrolls. */
  readonly scrolls?: true;
  readonly before: (page: Page) => Promise<void>;
  readonly action: (page: Page) => Promise<void>;
  /** Fails when the action did not do what the bench measures. */
  readonly proof: (page: Page) => Promise<void>;
}

/**
 * Waits for an element. Not by a locator, and none is used before the frames are timed: the first one of a page makes
 * Playwright listen to touches in it, and with its listeners every touch waits for the page.
 */
function present(page: Page, selector: string): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (document.querySelector(wanted)) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    selector,
  );
}

/** A carousel without any swipes yet, in a page whose code has run. */
async function startAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>("#again")?.click());
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

async function scrolledFar(page: Page): Promise<void> {
  const above = await page.getByRole("log").evaluate((log) => log.scrollHeight - log.scrollTop);
  if (above < 15_000) throw new Error(`It scrolled ${above} px only`);
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
    scrolls: true,
    before: scrollUp,
    action: scrollUp,
    proof: scrolledFar,
  },
  {
    name: "chat     ",
    search: "?chat",
    ready: "[role=log]",
    scrolls: true,
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
  const empty = await context.newPage();
  await paintPictures(empty, join(outDir, "pictures"));
  await empty.close();
  const measured = new Map<string, FrameTimes[]>(measuring.map(({ name }) => [name, []]));
  const onScreen = new Map<string, ScreenFrames[]>(measuring.map(({ name }) => [name, []]));
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { name, search, ready, scrolls, before, action, proof } of measuring) {
      const page = await context.newPage();
      await page.goto(`${address}${search}`);
      await present(page, ready);
      await before(page);
      const ended = scrolls && (await recordScroll(browser, page));
      const times = await timeFrames(page, () => action(page));
      const screen = await ended?.();
      await proof(page);
      if (search === "?chat")
        process.stdout.write(`${costsLine(`${round}. ${name}`, await logCosts(page))}\n`);
      await page.close();
      measured.get(name)?.push(times);
      process.stdout.write(`${line(`${round}. ${name}`, times)}\n`);
      if (screen) {
        onScreen.get(name)?.push(screen);
        process.stdout.write(`${screenLine(`${round}. ${name}`, [screen])}\n`);
      }
    }
  }
  for (const { name } of measuring) {
    process.stdout.write(`${medians(name, measured.get(name) ?? [])}\n`);
    const screens = onScreen.get(name) ?? [];
    if (screens.length > 0)
      process.stdout.write(`median of ${screens.length}, ${screenLine(name, screens)}\n`);
  }
} finally {
  await browser.close();
  await server.close();
  await rm(outDir, { recursive: true });
}
