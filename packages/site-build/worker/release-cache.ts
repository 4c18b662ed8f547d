import type { Digests, Release } from "../src/release.ts";

/** The build puts the release here. */
declare const RELEASE: Release;
export const release = RELEASE;

const digests: Digests = { ...release.files, ...release.later };

/** The caches of all releases; the site has no others. */
const PREFIX = "release-";
const cacheName = PREFIX + release.version;
/** Hosts answer with `Vary: Accept-Encoding`, which changes no content. */
const ANY_ENCODING = { ignoreVary: true };

/** Stores those files that the cache lacks; rejects at the first one that the server doesn't send whole. */
export async function storeMissing(paths: readonly string[]): Promise<void> {
  for (const path of await missingOf(paths)) {
    // oxlint-disable-next-line no-await-in-loop -- One after another: the page comes first.
    const { answer, whole } = await fetchFile(path);
    if (!whole) throw new Error(`${path} is not that of the release.`);
    // oxlint-disable-next-line no-await-in-loop -- As above.
    await store(path, answer);
  }
}

/** The files that the cache lacks: the browser may have removed some. */
export async function missingOf(paths: readonly string[]): Promise<string[]> {
  const requests = await (await caches.open(cacheName)).keys();
  const stored = new Set(requests.map(({ url }) => new URL(url).pathname));
  return paths.filter((path) => !stored.has(path));
}

/** A stored file: of this release, else of the last one, whose pages may still be open. */
export async function storedFile(path: string): Promise<Response | undefined> {
  const own = await (await caches.open(cacheName)).match(path, ANY_ENCODING);
  return own ?? caches.match(path, ANY_ENCODING);
}

/**
 * Asks the server for a file of the release. One that is not whole, because the browser's own cache or a proxy has it
 * cut or has another answer, is asked for once more past the caches.
 */
export async function fetchFile(path: string): Promise<{ answer: Response; whole: boolean }> {
  const answer = await fetch(path);
  if (await isWhole(path, answer)) return { answer, whole: true };
  const again = await fetch(path, { cache: "reload" });
  return { answer: again, whole: await isWhole(path, again) };
}

/** Whether a file is, byte for byte, that of the release. */
export async function isWhole(path: string, answer: Response): Promise<boolean> {
  try {
    const digest = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
    return btoa(String.fromCharCode(...new Uint8Array(digest))) === digests[path];
  } catch {
    return false; // The line broke in the middle of it.
  }
}

/** Stores a file of the release. */
export async function store(path: string, answer: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  // Browsers show no page that was redirected, and hosts may lead from `/login.html` to `/login`.
  await cache.put(path, answer.redirected ? new Response(answer.clone().body, answer) : answer.clone());
}

/** Whether a file is of the release. */
export function isOfRelease(path: string): boolean {
  return Object.hasOwn(digests, path);
}

/** Removes a file from the caches of all releases. */
export async function remove(path: string): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map(async (name) => (await caches.open(name)).delete(path, ANY_ENCODING)));
}

/** Deletes what is stored of this release. */
export async function deleteRelease(): Promise<void> {
  await caches.delete(cacheName);
}

/**
 * Deletes the caches of older releases, except the last one: its pages may still be open, and load their parts from it.
 */
export async function deleteOlderReleases(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== cacheName);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}
