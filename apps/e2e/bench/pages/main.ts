/**
 * `npm run bench:pages`: the log-in and a member's home of a built site, on a cold visit and on a return with the
 * worker's cache, before the sandbox, on a slow 4G line with the CPU slowed 4×, beside the least that their libraries
 * allow. Prints the medians of five visits each, in turn, with the elements of the largest paint. `-- --site lao` measures the other site, `--runs 1` another number of
 * visits, and `--filmstrip <folder>` also writes one picture per page and kind with what it showed every 250 ms.
 * It needs built sites and the journeys' ports (`JOURNEYS_PORT`).
 */
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, chromiumPath } from "@member-wallet/tools/chromium";
import { isSiteName, SANDBOX, siteAddress } from "../../support/addresses.ts";
import { SUDA, tokenOf } from "../../support/journey.ts";
import { createServers, seedData } from "../../support/servers.ts";
import { startFloor } from "../floor/floor.ts";
import { wholeNumber } from "../whole-number.ts";
import { HEADINGS, medians, ratioRow, row } from "./figures.ts";
import { writeFilmstrip } from "./filmstrip.ts";
import { type MeasuredPage, visit, type Visit, type VisitKind } from "./visit.ts";

const { values } = parseArgs({
  options: {
    site: { type: "string", default: "thai" },
    runs: { type: "string" },
    filmstrip: { type: "string" },
  },
});
const { site, filmstrip } = values;
const runs = wholeNumber(values.runs, 5, "visits");
if (!isSiteName(site)) throw new Error(`No site is named ${site}.`);

interface Measured {
  readonly name: string;
  readonly page: MeasuredPage;
  readonly kind: VisitKind;
  /** What it is compared with. */
  readonly floor: Measured | null;
  readonly visits: Visit[];
}

await seedData();
const servers = createServers(site, 0);
await servers.startFor("bench");
const floor = await startFloor(SANDBOX.url);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] });
try {
  const { url } = siteAddress(site);
  const member = { token: await tokenOf(SUDA), agreement: "true" };
  const pages = [
    { path: "/login", floorPath: "/login", stored: {} },
    { path: "/user/home", floorPath: "/home", stored: member },
  ];
  const measured = pages.flatMap(({ path, floorPath, stored }): Measured[] => {
    const page = { url: url + path, stored };
    const leastPage = { url: floor.url + floorPath, stored };
    const least: Measured = {
      name: `floor of ${path}`,
      page: leastPage,
      kind: "cold",
      floor: null,
      visits: [],
    };
    return [
      least,
      { name: `${path}, cold`, page, kind: "cold", floor: least, visits: [] },
      { name: `${path}, return`, page, kind: "return", floor: null, visits: [] },
    ];
  });
  if (filmstrip !== undefined) {
    const folder = resolve(filmstrip);
    await mkdir(folder, { recursive: true });
    for (const { name, page, kind } of measured) {
      const file = join(folder, `${site}${name.replaceAll(/\W+/g, "-")}.png`);
      // oxlint-disable-next-line no-await-in-loop -- One visit after another: they share the processor.
      await writeFilmstrip(browser, page, kind, file);
      process.stdout.write(`${file}\n`);
    }
  }
  // The first round warms up.
  for (let round = 0; round <= runs; round += 1) {
    for (const { page, kind, visits } of measured) {
      // oxlint-disable-next-line no-await-in-loop -- As above.
      const visited = await visit(browser, page, kind);
      if (round > 0) visits.push(visited);
    }
  }
  process.stdout.write(`${HEADINGS}\n`);
  const figuresOf = ({ visits }: Measured) => medians(visits.map(({ figures }) => figures));
  for (const each of measured) {
    const figures = figuresOf(each);
    process.stdout.write(`${row(each.name, figures)}\n`);
    if (each.floor) process.stdout.write(`${ratioRow("of its floor", figures, figuresOf(each.floor))}\n`);
  }
  for (const { name, visits } of measured) {
    const largest = new Set(visits.map((visited) => visited.largest));
    process.stdout.write(`largest paint of ${name}: ${[...largest].join("; ")}\n`);
  }
} finally {
  await browser.close();
  await floor.stop();
  await servers.stop();
}
