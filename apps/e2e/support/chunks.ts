import { expect, type Page, type Route } from "@playwright/test";
import { HASH_LETTERS } from "@member-wallet/site-build/releases";
import { ignoreRequest } from "./clock.ts";
import type { Translate } from "./journey.ts";

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
    ignoreRequest(page, route.request());
    await fail(route);
  };
  await page.route(files, answer);
  return { asked: () => asked, restore: () => page.unroute(files, answer) };
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
