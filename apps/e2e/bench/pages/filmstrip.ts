import { writeFile } from "node:fs/promises";
import type { Browser, CDPSession } from "@playwright/test";
import { type MeasuredPage, visit, type VisitKind } from "./visit.ts";

/** One picture of a page, in milliseconds from the start of its navigation. */
interface Frame {
  readonly at: number;
  /** JPEG as base64. */
  readonly picture: string;
}

const STEP_MS = 250;
/** What a page shows later than this is not in the strip. */
const LAST_MS = 6000;

/**
 * Films a visit, and writes what the page showed every 250 ms as one picture. The browser sends a picture of each
 * paint, so filming costs the page less than screenshots would.
 */
export async function writeFilmstrip(
  browser: Browser,
  measured: MeasuredPage,
  kind: VisitKind,
  file: string,
): Promise<void> {
  const painted: { at: number; picture: string }[] = [];
  let start: number | null = null;
  await visit(browser, measured, kind, async (devtools) => {
    devtools.on("Network.requestWillBeSent", ({ wallTime }) => (start ??= wallTime));
    await film(devtools, (at, picture) => painted.push({ at, picture }));
  });
  const frames = painted.map(({ at, picture }) => ({ at: 1000 * (at - (start ?? at)), picture }));
  await writeFile(file, await contactSheet(browser, everyStep(frames)));
}

async function film(devtools: CDPSession, take: (at: number, picture: string) => void): Promise<void> {
  devtools.on("Page.screencastFrame", ({ sessionId, data, metadata }) => {
    if (metadata.timestamp !== undefined) take(metadata.timestamp, data);
    // The page may have closed.
    void devtools.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
  });
  await devtools.send("Page.startScreencast", { format: "jpeg", quality: 70, maxWidth: 360, maxHeight: 800 });
}

/** What was painted last at each step; nothing before the first paint. */
function everyStep(painted: readonly Frame[]): Frame[] {
  const steps: Frame[] = [];
  for (let at = STEP_MS; at <= LAST_MS; at += STEP_MS) {
    steps.push({ at, picture: painted.findLast((frame) => frame.at <= at)?.picture ?? "" });
  }
  return steps;
}

async function contactSheet(browser: Browser, frames: readonly Frame[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  const cells = frames.map(({ at, picture }) => {
    const source = picture === "" ? "" : ` src="data:image/jpeg;base64,${picture}"`;
    return `<figure><img${source} width="180" height="400" alt=""><figcaption>${at} ms</figcaption></figure>`;
  });
  const style =
    "body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;font:14px sans-serif}figure{margin:0}img{display:block;border:1px solid #999}";
  await page.setContent(`<style>${style}</style>${cells.join("")}`, { waitUntil: "load" });
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}
