/**
 * The worker of a built site. It stores a release when it is installed, answers navigations with its pages and requests
 * for files with hashed names from it, and passes everything else: nothing of a member is ever stored. A new release
 * takes over at once; pages of the last one go on with their own files.
 */
import { PrecacheController } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { answerKind, isSound } from "../src/cached-requests.ts";
import { pageFile } from "../src/site-addresses.ts";
import { cacheName, deleteOlderReleases, missingFiles, release, restoreFiles } from "./release-cache.ts";
import type { PrecacheEntry } from "../src/release.ts";

declare const self: ServiceWorkerGlobalScope;

const onlySound = {
  cacheWillUpdate: ({ request, response }: { request: Request; response: Response }) =>
    Promise.resolve(isSound(request.url, response) ? response : null),
};

const precache = new PrecacheController({ cacheName, plugins: [onlySound], fallbackToNetwork: false });
precache.addToCacheList([...release.files]);
const keyOf = ({ url }: PrecacheEntry) => precache.getCacheKeyForURL(url) ?? url;
const files = new Set(release.files.map(({ url }) => url));
const stored = new CacheFirst({ cacheName, plugins: [onlySound] });

self.addEventListener("install", (event) => {
  event.waitUntil(install(event));
});

async function install(event: ExtendableEvent) {
  try {
    await precache.install(event);
  } catch (cause) {
    // Storage is full, or the server has no complete release: nothing of it stays.
    await caches.delete(cacheName);
    throw cause;
  }
  await self.skipWaiting();
}

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteOlderReleases().then(() => self.clients.claim()));
});

// A page asks which release the worker has.
self.addEventListener("message", ({ data, ports }) => {
  if ((data as unknown) === "entry") ports[0]?.postMessage(release.entry);
});

registerRoute(
  ({ request }) => answerKind(request, self.location.origin) === "page",
  ({ request, url, event }) =>
    answerPage(
      request,
      event,
      pageFile(url.pathname, (file) => files.has(file)),
    ),
);

registerRoute(
  ({ request }) => answerKind(request, self.location.origin) === "file",
  // A page of the last release has its files in that release's cache.
  async ({ request, event }) =>
    (await caches.match(request, { ignoreVary: true })) ?? stored.handle({ request, event }),
);

/** A page of this release. Where the cache lacks files of it, the page comes from the server, and they are restored. */
async function answerPage(request: Request, event: ExtendableEvent, file: string): Promise<Response> {
  const { page, missing } = await cachedPage(file);
  if (page && missing.length === 0) return page;
  // Without a line or room, the next visit tries again.
  event.waitUntil(restoreFiles(missing, keyOf).catch(() => undefined));
  try {
    return await fetch(request);
  } catch (cause) {
    if (page) return page;
    throw cause;
  }
}

async function cachedPage(file: string): Promise<{ page: Response | undefined; missing: PrecacheEntry[] }> {
  try {
    const [page, missing] = await Promise.all([precache.matchPrecache(file), missingFiles(keyOf)]);
    return { page, missing };
  } catch {
    return { page: undefined, missing: [] }; // The browser refuses its storage.
  }
}
