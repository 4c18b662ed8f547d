/**
 * `npm run bench:presses`: the usual presses of a member on a built site with the CPU slowed 6×, by the browser's own
 * event timing: from the touch to the paint that follows it. Prints each press's median and worst of five rounds.
 * `-- --site lao` measures the other site, `--rounds 1` another number of rounds. It builds the sites,
 * and needs the journeys' ports (`JOURNEYS_PORT`).
 */
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { buildSitesOrEnd } from "@member-wallet/tools/build";
import { CHROMIUM_FLAGS, chromiumPath } from "@member-wallet/tools/chromium";
import { isSiteName, siteAddress, type SiteName } from "../../support/addresses.ts";
import { textOf } from "../../support/journey.ts";
import { setSwitches } from "../../support/sandbox.ts";
import { createServers, seedData } from "../../support/servers.ts";
import { SITES } from "../../support/sites.ts";
import { wholeNumber } from "../whole-number.ts";
import { table } from "./figures.ts";
import { createPresser, observeEvents } from "./press.ts";
import { MEMBER, LOG_IN, type Walk } from "./walks.ts";

const CPU_SLOWDOWN = 6;

const { values } = parseArgs({
  options: { site: { type: "string", default: "thai" }, rounds: { type: "string" } },
});
const { site } = values;
const rounds = wholeNumber(values.rounds, 5, "rounds");
if (!isSiteName(site)) throw new Error(`No site is named ${site}.`);

const durations = new Map<string, number[]>();

/** Walks once in a browser context of its own: a phone of 360 px. */
async function walk(browser: Browser, name: SiteName, { path, stored, take }: Walk, keep: boolean) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(observeEvents);
    await page.addInitScript(
      (entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      },
      await stored(name),
    );
    const presser = createPresser(
      page,
      await context.newCDPSession(page),
      CPU_SLOWDOWN,
      (press, duration) => {
        if (keep) durations.set(press, [...(durations.get(press) ?? []), duration]);
      },
    );
    await page.goto(siteAddress(name).url + path);
    await page.locator("#root[data-hydrated]").waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    await take({
      page,
      presser,
      site: SITES[name],
      t: (file, key, over) => textOf(SITES[name].first, file, key, over),
    });
  } finally {
    await context.close();
  }
}

buildSitesOrEnd();
await seedData();
const servers = createServers(site, 0);
await servers.startFor("bench");
await setSwitches({ enableChatWidget: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] });
try {
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const each of [LOG_IN, MEMBER]) {
      // oxlint-disable-next-line no-await-in-loop -- One walk after another: they share the processor.
      await walk(browser, site, each, round > 0);
    }
  }
} finally {
  await browser.close();
  await servers.stop();
}
const rows = table([...durations].map(([name, lasted]) => ({ name, durations: lasted })));
process.stdout.write(`${rows.join("\n")}\n`);
