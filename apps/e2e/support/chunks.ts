import { expect, type Page, type Request, type Route } from "@playwright/test";
import { HASH_LETTERS } from "@member-wallet/site-build/releases";
import { enter, type Member, type Translate } from "./journey.ts";

/** How a file of the site fails to load. */
export const FAILURES = {
  "a dropped line": (route: Route) => route.abort(),
  "404": (route: Route) => route.fulfill({ status: 404, contentType: "text/plain", body: "Not found" }),
  "a script that breaks": (route: Route) =>
    route.fulfill({ status: 200, contentType: "text/javascript", body: "throw new Error('broken')" }),
  "500": (route: Route) => route.fulfill({ status: 500, body: "" }),
  "the page's own HTML": (route: Route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html><title>x</title>" }),
};

const out = (route: Route) => (route.request().method() === "HEAD" ? route.abort() : route.fallback());

/**
 * Blocks files of the site: those whose name, without hash and folder, is `name` with `ending`. The site itself seems
 * unreachable meanwhile, as on a dropped connection, so that the page doesn't reload. Returns the number of requests
 * for them, and a function that unblocks them.
 */
export async function block(
  page: Page,
  name: string,
  ending: "js" | "css" = "js",
  fail: (route: Route) => Promise<void> = (route) => route.abort(),
) {
  const { asked, restore } = await remove(page, name, ending, fail);
  await page.route("**", out);
  return {
    asked,
    async restore() {
      await page.unroute("**", out);
      await restore();
    },
  };
}

/** Removes the files as a release does: other than with `block`, the site answers all other requests. */
export async function remove(page: Page, name: string, ending: "js" | "css" = "js", fail = FAILURES["404"]) {
  const files = new RegExp(`/assets/${name}-[\\w-]{${HASH_LETTERS}}\\.${ending}$`);
  let asked = 0;
  const answer = async (route: Route) => {
    asked += 1;
    unanswered.get(page)?.delete(route.request());
    await fail(route);
  };
  await page.route(files, answer);
  return { asked: () => asked, restore: () => page.unroute(files, answer) };
}

/** The requests of pages with an installed clock that wait for their answer; without those for files that are blocked. */
const unanswered = new WeakMap<Page, Set<Request>>();

/** Gives the page a clock that the journey controls, before the page is opened. */
export async function installClock(page: Page) {
  await page.clock.install();
  const waiting = new Set<Request>();
  unanswered.set(page, waiting);
  page.on("request", (request) => waiting.add(request));
  page.on("requestfinished", (request) => waiting.delete(request));
  page.on("requestfailed", (request) => waiting.delete(request));
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

async function answered(page: Page) {
  // Requests that the page has begun are known here once a later one is. A new page may load in between.
  await page.evaluate(() => fetch("/favicon.svg", { cache: "no-store" })).catch(() => undefined);
  const urls = () => [...(unanswered.get(page) ?? [])].map((request) => request.url());
  await expect.poll(urls, { message: "answers to the page's requests" }).toEqual([]);
}

/** Counts how often the page itself loads from now on. */
export function countLoads(page: Page) {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Makes the browser report that the connection is back. */
export async function goOnline(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
}

/** Every stylesheet that a link names has loaded. */
export async function expectStyled(page: Page) {
  const missing = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")]
        .filter((link) => link.sheet === null)
        .map((link) => link.href),
    );
  await expect.poll(missing).toEqual([]);
}

/** In milliseconds: lies between the retries after 14 and after 30 s, so that none loads what the button is to load. */
export const BETWEEN_RETRIES = 20_000;

/** The number of requests of retries with growing delays in half a minute; retrying on each render makes thousands. */
export const MAX_TRIES = 6;

/** The retry button of anything that failed to load. */
export const tryAgain = (page: Page, t: Translate) => page.getByRole("button", { name: t("ui", "tryAgain") });

/** Opens an address as a member, home by default, with a clock that the journey controls. */
export async function enterWithClock(page: Page, member: Member, address?: string) {
  await installClock(page);
  await enter(page, member, address);
}
