/**
 * The worker of a built site. It stores a release when it is installed, answers navigations with its pages and requests
 * for its files, and passes everything else: nothing of a member is ever stored. A new release takes over at once;
 * pages of the last one go on with their own files.
 */
import { answerKind } from "../src/cached-requests.ts";
import { pageFile } from "../src/site-addresses.ts";
import {
  deleteOlderReleases,
  deleteRelease,
  fetchFile,
  isOfRelease,
  isWhole,
  missingOf,
  release,
  remove,
  store,
  storedFile,
  storeMissing,
} from "./release-cache.ts";

declare const self: ServiceWorkerGlobalScope;

const FILES = Object.keys(release.files);

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

async function install() {
  try {
    await storeMissing(FILES);
  } catch (cause) {
    // Storage is full, or the server has no complete release: nothing of it stays.
    await deleteRelease();
    throw cause;
  }
  await self.skipWaiting();
}

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteOlderReleases().then(() => self.clients.claim()));
});

/** What a page says: it asks which release the worker has, or names the files that it loaded before the worker. */
type Message = "entry" | { readonly loaded: readonly string[] };

self.addEventListener("message", (event) => {
  const message = event.data as Message;
  if (message === "entry") event.ports[0]?.postMessage(release.entry);
  else event.waitUntil(restore(message.loaded.filter(isOfRelease)));
});

async function restore(paths: readonly string[]): Promise<void> {
  try {
    await storeMissing(paths);
  } catch {
    return; // Without a line or room, the next visit tries again.
  }
}

/** Shows the page that a notification came from, and tells it that it was pressed. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showPage(event.notification.tag));
});

async function showPage(tag: string): Promise<void> {
  // The one that was seen last comes first.
  const [page] = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!page) return void (await self.clients.openWindow("/"));
  page.postMessage(tag);
  await page.focus();
}

self.addEventListener("fetch", (event) => {
  const kind = answerKind(event.request, self.location.origin, isOfRelease);
  if (kind === "pass") return;
  const { pathname } = new URL(event.request.url);
  event.respondWith(kind === "page" ? answerPage(event, pathname) : answerFile(event, pathname));
});

/** A page of this release. Where the cache lacks files of it, the page comes from the server, and they are restored. */
async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  const { page, missing } = await cachedPage(pageFile(path, isOfRelease));
  if (page && missing.length === 0) return page;
  event.waitUntil(restore(FILES));
  try {
    return await fetch(event.request);
  } catch (cause) {
    if (page) return page;
    throw cause;
  }
}

async function cachedPage(file: string): Promise<{ page: Response | undefined; missing: string[] }> {
  try {
    const [page, missing] = await Promise.all([storedFile(file), missingOf(FILES)]);
    return { page, missing };
  } catch {
    return { page: undefined, missing: [] }; // The browser refuses its storage.
  }
}

/** A file as it is stored. A page that could not run one asks for it past the caches: then it is checked first. */
async function answerFile(event: FetchEvent, path: string): Promise<Response> {
  const { request } = event;
  const stored = await storedFile(path).catch(() => undefined); // The browser refuses its storage.
  if (stored) {
    if (request.cache !== "reload" || (await isWhole(path, stored))) return stored;
    await remove(path);
  }
  if (!isOfRelease(path)) return fetch(request);
  const { answer, whole } = await fetchFile(path);
  if (whole) event.waitUntil(store(path, answer.clone()).catch(() => undefined)); // There is no room.
  return answer;
}
