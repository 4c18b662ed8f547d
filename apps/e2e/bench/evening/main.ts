/**
 * `npm run bench:evening`: two hours of a member in ten minutes, on a built site with its service worker: rounds through
 * pages, dialogs, a game's window, languages and the chat, with the phone asleep in between, lost and bad lines, and a
 * release half-way. Prints after each round what the page holds after a forced collection, then how much that grew, and
 * what the page does and loads while nobody acts, seen and hidden. Exits with 1 when a goal is missed. `-- --site lao`
 * measures the other site, `--minutes 2` a shorter evening. It builds the sites, and needs the journeys' ports
 * (`JOURNEYS_PORT`).
 */
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { buildSitesOrEnd } from "@member-wallet/tools/build";
import { CHROMIUM_FLAGS, chromiumPath } from "@member-wallet/tools/chromium";
import { isSiteName, RELEASES } from "../../support/addresses.ts";
import { textOf, tokenOf, type Translate } from "../../support/journey.ts";
import { endWithdrawals } from "../../support/money.ts";
import { startReleases } from "../../support/releases.ts";
import { setSwitches } from "../../support/sandbox.ts";
import { createServers, seedData } from "../../support/servers.ts";
import { SITES } from "../../support/sites.ts";
import { takeRelease, waitForWorker } from "../../support/worker.ts";
import type { Presser } from "../presses/press.ts";
import { takeFree } from "../presses/walks.ts";
import { wholeNumber } from "../whole-number.ts";
import { growth, type Held, judge } from "./figures.ts";
import {
  busyShare,
  countBytes,
  heldBy,
  hiddenTimers,
  loseLine,
  observeTimers,
  sleepAndWake,
} from "./page-state.ts";

/** The first ten of two hours' minutes; each release begins anew. */
const WARM_UP = 1 / 6;
/** No machine code, which comes and goes in the heap with what runs often: what is left is what the page keeps. */
const NO_MACHINE_CODE = "--js-flags=--no-sparkplug --no-maglev --no-turbofan";
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const { values } = parseArgs({
  options: { site: { type: "string", default: "thai" }, minutes: { type: "string" } },
});
const { site } = values;
const minutes = wholeNumber(values.minutes, 10, "minutes");
if (!isSiteName(site)) throw new Error(`No site is named ${site}.`);

const print = (line: string) => void process.stdout.write(`${line}\n`);
const percent = (share: number) => `${(100 * share).toFixed(2)} %`;

/** Presses at once, as soon as the element can be pressed. */
const PRESSER: Presser = {
  async tap(_name, target, shown) {
    await target.tap();
    await shown.waitFor();
  },
  key: (_name, key, field) => field.press(key),
};

/** Opens a game's window without moving money, and closes it. */
async function play(page: Page, t: Translate) {
  await page.getByRole("button", { name: /^PG/ }).first().tap();
  const opening = page.waitForEvent("popup");
  const inside = new RegExp(t("game", "playWithInside", { amount: "\\S+" }));
  await page.getByRole("dialog").getByRole("button", { name: inside }).tap();
  const game = await opening;
  await game.waitForURL(/\/files\/play/);
  await game.close();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("ui", "close"), exact: true })
    .last()
    .tap();
  await page.locator("body:not(:has(dialog[open]))").waitFor();
}

buildSitesOrEnd();
await seedData();
const servers = createServers(site, 0);
await servers.startFor("bench");
await setSwitches({ enableChatWidget: true });
// Money on its way is asked for; idle is a member who waits for nothing.
await endWithdrawals(SITES[site].members[0], "settle");
const releases = await startReleases(site);
await releases.publish("1");
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...CHROMIUM_FLAGS, NO_MACHINE_CODE],
});
/** The samples of each release. */
const held: [Held[], Held[]] = [[], []];
let rounds = 0;
let judged: ReturnType<typeof judge>[] = [];
try {
  const context = await browser.newContext({
    baseURL: RELEASES.url,
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "allow",
  });
  const page = await context.newPage();
  await page.addInitScript(observeTimers);
  await page.addInitScript(
    (token) => {
      localStorage.setItem("agreement", "true");
      localStorage.setItem("token", token);
    },
    await tokenOf(SITES[site].members[0]),
  );
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable");
  await devtools.send("Network.enable");
  const bytes = countBytes(devtools);
  await page.goto("/user/home");
  await waitForWorker(page);

  const t: Translate = (file, key, over) => textOf(SITES[site].first, file, key, over);
  const start = Date.now();
  const passed = () => (Date.now() - start) / (minutes * MINUTE_MS);
  let released = false;
  print("round  heap MB   nodes  listeners");
  /* oxlint-disable no-await-in-loop -- One round after another. */
  while (passed() < 1) {
    await takeFree({ page, presser: PRESSER, site: SITES[site], t });
    await play(page, t);
    await sleepAndWake(page, devtools);
    await loseLine(devtools);
    const now = await heldBy(devtools);
    rounds += 1;
    held[released ? 1 : 0].push(now);
    const figures = [(now.heapBytes / 1e6).toFixed(2), String(now.nodes), String(now.listeners)];
    print([rounds, ...figures].map((figure) => String(figure).padStart(8)).join(""));
    if (!released && passed() >= 0.5) {
      released = true;
      await takeRelease(page, releases, "2");
    }
  }
  /* oxlint-enable no-await-in-loop */

  await page.waitForLoadState("networkidle");
  const before = bytes();
  const busy = await busyShare(devtools, MINUTE_MS);
  const loaded = ((bytes() - before) * HOUR_MS) / MINUTE_MS;
  const timers = await hiddenTimers(page, MINUTE_MS);
  const grown = (key: keyof Held) =>
    Math.max(
      ...held.map((ofRelease) =>
        growth(
          ofRelease.map((each) => each[key]),
          WARM_UP,
        ),
      ),
    );
  judged = [
    judge("growth of the heap", grown("heapBytes"), 0.02, percent),
    judge("growth of nodes", grown("nodes"), 0.02, percent),
    judge("growth of listeners", grown("listeners"), 0.02, percent),
    judge("the page's thread, busy while nobody acts", busy, 0.003, percent),
    judge("loaded an hour while nobody acts", loaded / 1000, 50, (kilobytes) => `${kilobytes.toFixed(1)} kB`),
    judge("timers a second while hidden", timers, 1, (rate) => rate.toFixed(2)),
  ];
} finally {
  await browser.close();
  releases.close();
  await servers.stop();
}
for (const { line, passed } of judged) {
  print(line);
  if (!passed) process.exitCode = 1;
}
