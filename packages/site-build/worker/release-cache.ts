import type { Release } from "../src/release.ts";

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

/** Whether the cache has every file of the release: the browser may have stored or kept only some. */
export async function isComplete(keys: readonly string[]): Promise<boolean> {
  if (!(await caches.has(cacheName))) return false;
  const stored = new Set((await (await caches.open(cacheName)).keys()).map(({ url }) => url));
  return keys.every((key) => stored.has(key));
}
