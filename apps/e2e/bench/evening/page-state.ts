import { setTimeout as delay } from "node:timers/promises";
import type { CDPSession, Page } from "@playwright/test";
import type { Held } from "./figures.ts";

/** Bytes a second, and milliseconds of latency. */
const BAD_LINE = { offline: false, downloadThroughput: 40_000, uploadThroughput: 20_000, latency: 800 };
const OFFLINE = { offline: true, downloadThroughput: 0, uploadThroughput: 0, latency: 0 };
const GOOD_LINE = { offline: false, downloadThroughput: -1, uploadThroughput: -1, latency: 0 };

/** What a page holds after the browser has collected everything that nothing refers to any more. */
export async function heldBy(devtools: CDPSession): Promise<Held> {
  // What a first collection finalises goes with the second.
  await devtools.send("HeapProfiler.collectGarbage");
  await devtools.send("HeapProfiler.collectGarbage");
  const value = await metricsOf(devtools);
  return {
    heapBytes: value("JSHeapUsedSize"),
    nodes: value("Nodes"),
    listeners: value("JSEventListeners"),
  };
}

/** The share of a processor that the page's thread takes, from 0 to 1, over so many milliseconds in which nobody acts. */
export async function busyShare(devtools: CDPSession, milliseconds: number): Promise<number> {
  const before = await metricsOf(devtools);
  await delay(milliseconds);
  const after = await metricsOf(devtools);
  const passed = after("Timestamp") - before("Timestamp");
  return (after("ThreadTime") - before("ThreadTime")) / passed;
}

/** What the browser counts of a page by now, by its names; `NaN` for one that it does not know. */
export async function metricsOf(devtools: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  const values = new Map(metrics.map(({ name, value }) => [name, value]));
  return (name) => values.get(name) ?? Number.NaN;
}

/** Counts the bytes that come over the page's line, socket included; returns a function that gives the sum so far. */
export function countBytes(devtools: CDPSession): () => number {
  let bytes = 0;
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  devtools.on("Network.webSocketFrameReceived", ({ response }) => (bytes += response.payloadData.length));
  devtools.on("Network.webSocketFrameSent", ({ response }) => (bytes += response.payloadData.length));
  return () => bytes;
}

/** Runs in the page before anything else, and counts the timers that are set while it is hidden. */
export function observeTimers(): void {
  const counted = { whileHidden: 0 };
  Object.assign(window, { timers: counted });
  for (const name of ["setTimeout", "setInterval"] as const) {
    const original = window[name] as (...args: unknown[]) => number;
    Object.assign(window, {
      [name]: (callback: unknown, wait: unknown, ...args: unknown[]) => {
        // Without a wait it is a task, not a timer.
        if (document.hidden && Number(wait) > 0) counted.whileHidden += 1;
        return original.call(window, callback, wait, ...args);
      },
    });
  }
}

/** How many timers a second the page sets over so many milliseconds while it is hidden. */
export async function hiddenTimers(page: Page, milliseconds: number): Promise<number> {
  const count = () =>
    page.evaluate(() => (window as unknown as { timers: { whileHidden: number } }).timers.whileHidden);
  await setHidden(page, true);
  const before = await count();
  await delay(milliseconds);
  const set = (await count()) - before;
  await setHidden(page, false);
  return (1000 * set) / milliseconds;
}

/** The phone's screen goes dark, the page is frozen and wakes. */
export async function sleepAndWake(page: Page, devtools: CDPSession): Promise<void> {
  await setHidden(page, true);
  await devtools.send("Page.setWebLifecycleState", { state: "frozen" });
  await delay(1000);
  await devtools.send("Page.setWebLifecycleState", { state: "active" });
  await setHidden(page, false);
}

/** The line is gone for two seconds, and bad for two more. */
export async function loseLine(devtools: CDPSession): Promise<void> {
  for (const line of [OFFLINE, BAD_LINE]) {
    // oxlint-disable-next-line no-await-in-loop -- One after the other.
    await devtools.send("Network.emulateNetworkConditions", line);
    // oxlint-disable-next-line no-await-in-loop -- As above.
    await delay(2000);
  }
  await devtools.send("Network.emulateNetworkConditions", GOOD_LINE);
}

/** A headless browser shows every page: the page is told that it is hidden. */
function setHidden(page: Page, hidden: boolean) {
  return page.evaluate((isHidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
    Object.defineProperty(document, "visibilityState", {
      configurable: true,
      get: () => (isHidden ? "hidden" : "visible"),
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}
