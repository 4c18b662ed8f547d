import { RELEASES } from "./addresses.ts";
import { test as journey } from "./journey.ts";
import { type ReleasedSite, startReleases } from "./releases.ts";

/** A journey through a site of its own, with its service worker, which begins with release "1". */
export const test = journey.extend<{ releases: ReleasedSite }>({
  serviceWorkers: "allow",
  baseURL: RELEASES.url,
  releases: [
    async ({ site }, use) => {
      const releases = await startReleases(site);
      await releases.publish("1");
      await use(releases);
      releases.close();
    },
    { auto: true },
  ],
});

/** The backend, and the browser's own question for a new worker some time after a visit. */
const NOT_OF_THE_SITE = /^\/((api|files|socket\.io)\/|service-worker\.js$)/;

/** The requested paths that are pages and files of the site. */
export function siteFiles(asked: readonly string[]): string[] {
  return asked.filter((path) => !NOT_OF_THE_SITE.test(path));
}
