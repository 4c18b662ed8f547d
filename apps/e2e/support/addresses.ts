/** The sites with journeys, each in `apps/`. */
export const SITE_NAMES = ["thai", "lao"] as const;
export type SiteName = (typeof SITE_NAMES)[number];

/** The addresses of a worker's servers: parallel journeys share no server, and none with `npm start`. */
const FIRST_PORT =
  Number(process.env["JOURNEYS_PORT"] || 4100) + 10 * Number(process.env["TEST_PARALLEL_INDEX"] ?? 0);

export const SANDBOX = address(FIRST_PORT);

/** A site whose releases a journey publishes itself. */
export const RELEASES = address(FIRST_PORT + 1);

/** A site whose backend has another origin. */
export const ANOTHER_ORIGIN = address(FIRST_PORT + 2 + SITE_NAMES.length);

/** The address of a built site. */
export function siteAddress(name: SiteName) {
  return address(FIRST_PORT + 2 + SITE_NAMES.indexOf(name));
}

function address(port: number) {
  return { port, url: `http://localhost:${port}` };
}

export function isSiteName(name: string): name is SiteName {
  return SITE_NAMES.some((known) => known === name);
}
