import { type BrowserContext, expect, type Page } from "@playwright/test";
import { HASH_LETTERS } from "@member-wallet/site-build/releases";
import type { ReleasedSite } from "./releases.ts";

/** Waits until a worker has stored its release; a page whose opening began before that may go on without it. */
export async function waitForRelease(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** Waits until the page's worker has stored its release and answers for the page. */
export async function waitForWorker(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
  });
}

/** How many workers the browser has for the site: none where one could not store its release. */
export function countWorkers(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

/**
 * Publishes a release, makes the browser ask for its worker, and waits until that answers for the page. It listens before
 * the release is there: a browser may find it without being asked to.
 */
export async function takeRelease(page: Page, releases: Pick<ReleasedSite, "publish">, mark: string) {
  const listening = await page.evaluateHandle(() => ({
    changed: new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done)),
  }));
  await releases.publish(mark);
  await page.evaluate(async ({ changed }) => {
    await (await navigator.serviceWorker.getRegistration())?.update();
    await changed;
  }, listening);
}

/** The mark of the release that the page's scripts belong to; the page may be reloading. */
export async function releaseOf(page: Page): Promise<string | undefined> {
  const entry = await page.locator("script[type=module][src]").first().getAttribute("src");
  // The first letter of the hash.
  return entry?.at(-HASH_LETTERS - ".js".length);
}

/** The names of the browser's caches. Other than `storedPaths` it opens none, which would create a deleted one anew. */
export function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** The paths of everything that the browser has stored, by cache. */
export function storedPaths(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const stored: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      // oxlint-disable-next-line no-await-in-loop -- A few caches.
      const requests = await (await caches.open(name)).keys();
      stored[name] = requests.map(({ url }) => new URL(url).pathname);
    }
    return stored;
  });
}

/** Removes all scripts that the browser has stored, as a browser may do that needs room. */
export async function removeStoredScripts(page: Page) {
  await page.evaluate(async () => {
    const stored = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    await Promise.all(
      stored.map(async (cache) => {
        const scripts = (await cache.keys()).filter(({ url }) => url.endsWith(".js"));
        await Promise.all(scripts.map((request) => cache.delete(request)));
      }),
    );
  });
}

/** Cuts a stored file in its middle, as a damaged disk or an older worker may leave it. */
export async function cutStored(page: Page, file: RegExp) {
  const cut = await page.evaluate(async (pattern) => {
    // The last release's cache is the first one.
    const [name = ""] = await caches.keys();
    const cache = await caches.open(name);
    const request = (await cache.keys()).find(({ url }) => pattern.test(url));
    const stored = request && (await cache.match(request));
    if (!stored) return 0;
    const text = await stored.text();
    await cache.put(request, new Response(text.slice(0, text.length / 2), stored));
    return text.length;
  }, file);
  expect(cut).toBeGreaterThan(0);
}

/** Opens an address in a new tab, and waits until it reacts. */
export async function openReady(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.locator("#root[data-hydrated]")).toBeAttached();
  return page;
}
