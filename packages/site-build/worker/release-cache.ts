import { isSound } from "../src/cached-requests.ts";
import type { PrecacheEntry, Release } from "../src/release.ts";

/** The build puts the release here. */
declare const RELEASE: Release;
export const release = RELEASE;

/** The caches of all releases; the site has no others. */
const PREFIX = "release-";

/** The cache of this release: its files, and others of the site that a page has used. */
export const cacheName = PREFIX + release.version;

/**
 * Deletes the caches of older releases, except the last one: its pages may still be open, and load their parts from it.
 */
export async function deleteOlderReleases(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== cacheName);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

/**
 * The files of the release that the cache lacks: the browser may have removed some.
 * @param keyOf the address under which a file is stored.
 */
export async function missingFiles(keyOf: (file: PrecacheEntry) => string): Promise<PrecacheEntry[]> {
  const stored = new Set((await (await caches.open(cacheName)).keys()).map(({ url }) => url));
  return release.files.filter((file) => !stored.has(keyOf(file)));
}

/** Stores files again; one that the server no longer has is missing until the next release. */
export async function restoreFiles(
  files: readonly PrecacheEntry[],
  keyOf: (file: PrecacheEntry) => string,
): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const file of files) {
    const { url, integrity = "" } = file;
    // oxlint-disable-next-line no-await-in-loop -- One after another: the page comes first.
    const answer = await fetch(url, { integrity, cache: "no-cache" });
    // oxlint-disable-next-line no-await-in-loop -- As above.
    if (isSound(answer.url, answer)) await cache.put(keyOf(file), answer);
  }
}
