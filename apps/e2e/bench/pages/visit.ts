import { setTimeout as delay } from "node:timers/promises";
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { waitForWorker } from "../../support/worker.ts";
import { type Figures, figuresOf, type SentRequest } from "./figures.ts";
import { type Observed, observe } from "./observe.ts";

/** A page of a site that is measured. */
export interface MeasuredPage {
  readonly url: string;
  /** What the browser's local storage contains before. */
  readonly stored: Readonly<Record<string, string>>;
}

/** `cold`: nothing of the site is in the browser. `return`: its worker has stored the release. */
export type VisitKind = "cold" | "return";

export interface Visit {
  readonly figures: Figures;
  /** The largest paint's element. */
  readonly largest: string;
}

/** A slow 4G line: bytes a second, and milliseconds of latency. */
const LINE = {
  offline: false,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
  latency: 150,
} as const;
const CPU_SLOWDOWN = 4;

/** A page is at rest when its line was quiet for this long, or after the limit; in milliseconds. */
const QUIET_MS = 1500;
const LONGEST_MS = 30_000;

/** Visits a page once in a browser context of its own. */
export async function visit(
  browser: Browser,
  measured: MeasuredPage,
  kind: VisitKind,
  before: (devtools: CDPSession) => Promise<void> = async () => undefined,
): Promise<Visit> {
  const context = await newContext(browser, measured);
  try {
    if (kind === "return") await storeRelease(context, measured);
    const page = await context.newPage();
    await page.addInitScript(observe);
    const devtools = await context.newCDPSession(page);
    const line = await recordLine(devtools);
    await devtools.send("Network.emulateNetworkConditions", LINE);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await before(devtools);
    await page.goto(measured.url);
    await page.locator("#root[data-hydrated]").waitFor({ state: "attached" });
    await line.quiet();
    const observed = await page.evaluate(() => (window as unknown as { observed: Observed }).observed);
    await devtools.send("HeapProfiler.collectGarbage");
    const { usedSize } = await devtools.send("Runtime.getHeapUsage");
    return {
      figures: figuresOf(observed, line.requests(), usedSize),
      largest: observed.lcp?.element ?? "",
    };
  } finally {
    await context.close();
  }
}

/** A phone of 360 px. */
async function newContext(browser: Browser, { stored }: MeasuredPage): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "allow",
  });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  return context;
}

/** A first visit on a fast line, until the worker has stored the release. */
async function storeRelease(context: BrowserContext, { url }: MeasuredPage): Promise<void> {
  const first: Page = await context.newPage();
  await first.goto(url);
  await waitForWorker(first);
  await first.close();
}

/** Records the requests of a page that has not begun to load. */
async function recordLine(devtools: CDPSession) {
  const sent = new Map<string, SentRequest>();
  let start: number | null = null;
  let lastEvent = performance.now();
  const change = (id: string, over: Partial<SentRequest>) => {
    const request = sent.get(id);
    if (request) sent.set(id, { ...request, ...over });
    lastEvent = performance.now();
  };
  const since = (timestamp: number) => 1000 * (timestamp - (start ?? timestamp));

  devtools.on("Network.requestWillBeSent", ({ requestId, request, timestamp, type }) => {
    if (!/^https?:/.test(request.url)) return;
    start ??= timestamp;
    const isPicture = type === "Image";
    sent.set(requestId, { isPicture, isCached: false, began: since(timestamp), ended: null, bytes: 0 });
    lastEvent = performance.now();
  });
  devtools.on("Network.requestServedFromCache", ({ requestId }) => change(requestId, { isCached: true }));
  devtools.on("Network.responseReceived", ({ requestId, response }) => {
    const { fromDiskCache, fromServiceWorker, serviceWorkerResponseSource } = response;
    const isStored = fromServiceWorker === true && serviceWorkerResponseSource !== "network";
    if (fromDiskCache === true || isStored) change(requestId, { isCached: true });
  });
  devtools.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) =>
    change(requestId, { ended: since(timestamp), bytes: encodedDataLength }),
  );
  devtools.on("Network.loadingFailed", ({ requestId, timestamp }) =>
    change(requestId, { ended: since(timestamp) }),
  );
  await devtools.send("Network.enable");

  return {
    requests: () => [...sent.values()],
    /** Resolves once nothing was sent or received for `QUIET_MS`. */
    async quiet() {
      const end = performance.now() + LONGEST_MS;
      for (;;) {
        const now = performance.now();
        const isRunning = [...sent.values()].some(({ ended }) => ended === null);
        if (now > end || (!isRunning && now - lastEvent > QUIET_MS)) return;
        // oxlint-disable-next-line no-await-in-loop -- Until the line is quiet.
        await delay(50);
      }
    },
  };
}
