export type SiteName = "thai" | "lao";

/** The addresses of a worker's servers: parallel journeys share no server, and none with `npm start`. */
const FIRST_PORT =
  Number(process.env["JOURNEYS_PORT"] || 4100) + 10 * Number(process.env["TEST_PARALLEL_INDEX"] ?? 0);

export const SANDBOX = address(FIRST_PORT);
export const SITES: Record<SiteName, { port: number; url: string }> = {
  thai: address(FIRST_PORT + 1),
  lao: address(FIRST_PORT + 2),
};

/** A site whose releases a journey publishes itself. */
export const RELEASES = address(FIRST_PORT + 3);

function address(port: number) {
  return { port, url: `http://localhost:${port}` };
}

export function isSiteName(name: string): name is SiteName {
  return name in SITES;
}
