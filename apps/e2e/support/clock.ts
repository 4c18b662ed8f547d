import { expect, type Page, type Request } from "@playwright/test";
import { enter, type Member } from "./journey.ts";

/** The requests of pages with an installed clock that wait for their answer. */
const unanswered = new WeakMap<Page, Set<Request>>();

/** Gives the page a clock that the journey controls, before the page is opened. */
export async function installClock(page: Page, time = Date.now()) {
  await page.clock.install({ time });
  const waiting = new Set<Request>();
  unanswered.set(page, waiting);
  page.on("request", (request) => waiting.add(request));
  page.on("requestfinished", (request) => waiting.delete(request));
  page.on("requestfailed", (request) => waiting.delete(request));
}

/** The clock waits for no answer to this one. */
export function ignoreRequest(page: Page, request: Request) {
  unanswered.get(page)?.delete(request);
}

/**
 * Advances the page's installed clock by this much, in milliseconds: second by second at first, then in growing steps,
 * as retries grow rare. All requests are answered before each step: the clock would else run past their timeouts.
 */
export async function advanceClock(page: Page, milliseconds: number) {
  for (let passed = 0; passed < milliseconds;) {
    const step = Math.min(Math.max(1_000, passed / 4), 10_000, milliseconds - passed);
    // oxlint-disable-next-line no-await-in-loop -- One step after another.
    await answered(page);
    // oxlint-disable-next-line no-await-in-loop -- As above.
    await page.clock.runFor(step);
    passed += step;
  }
  await answered(page);
}

/** Waits until all of the page's requests are answered. */
export async function answered(page: Page) {
  // Requests that the page has begun are known here once a later one is. A new page may load in between.
  await page.evaluate(() => fetch("/favicon.svg", { cache: "no-store" })).catch(() => undefined);
  const urls = () => [...(unanswered.get(page) ?? [])].map((request) => request.url());
  await expect.poll(urls, { message: "answers to the page's requests" }).toEqual([]);
}

/** Opens an address as a member, home by default, with a clock that the journey controls. */
export async function enterWithClock(page: Page, member: Member, address?: string) {
  await installClock(page);
  await enter(page, member, address);
}
