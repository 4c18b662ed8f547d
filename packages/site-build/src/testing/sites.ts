import { globSync } from "node:fs";

/** The names of the sites: each folder in `apps/` with a market. */
export const SITES = globSync("*/src/market.ts", { cwd: new URL("../../../../apps", import.meta.url) }).map(
  (path) => path.split("/")[0] ?? "",
);
