/**
 * `npm run pictures`: writes the README's pictures, `docs/pictures/<site>.webp`, from the built sites in front of a fresh
 * sandbox: the log-in and the home of a demo member, as on a phone. Clock and data are fixed, so an unchanged site gives
 * the same picture.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, expect } from "@playwright/test";
import sharp from "sharp";
import { buildSitesOrEnd } from "@member-wallet/tools/build";
import { CHROMIUM_FLAGS, chromiumPath } from "@member-wallet/tools/chromium";
import { siteAddress, type SiteName } from "../support/addresses.ts";
import { tokenOf } from "../support/journey.ts";
import { SITES } from "../support/sites.ts";
import { createServers, seedData } from "../support/servers.ts";

const FOLDER = fileURLToPath(new URL("../../../docs/pictures", import.meta.url));
const PHONE = { width: 360, height: 740 };
/** The pictures are shown at about this share of a phone's pixels. */
const SCALE = 1.5;
const GAP = 24;
const NOON = new Date("2026-01-15T05:00:00Z");

/** The log-in and the home of a site, each as PNG. */
async function screensOf(browser: Browser, site: SiteName): Promise<Buffer[]> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: SCALE,
    isMobile: true,
    hasTouch: true,
    locale: site === "lao" ? "lo-LA" : "th-TH",
    timezoneId: "Asia/Bangkok",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOON);
  const screenshot = async () => {
    await expect(page.locator("#root[data-hydrated]")).toBeAttached();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    return page.screenshot({ animations: "disabled", caret: "hide" });
  };

  await page.goto(`${siteAddress(site).url}/login`);
  const logIn = await screenshot();
  const token = await tokenOf(SITES[site].members[0]);
  await page.evaluate((value) => {
    localStorage.setItem("agreement", "true");
    localStorage.setItem("token", value);
  }, token);
  await page.goto(`${siteAddress(site).url}/user/home`);
  await expect(page.getByTestId("total-balance")).toContainText(".");
  const home = await screenshot();
  await context.close();
  return [logIn, home];
}

/** Screens beside each other, on nothing. */
async function besideEachOther(screens: readonly Buffer[]): Promise<Buffer> {
  const width = PHONE.width * SCALE;
  const joined = sharp({
    create: {
      width: screens.length * (width + GAP) - GAP,
      height: PHONE.height * SCALE,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  });
  return joined
    .composite(screens.map((input, index) => ({ input, left: index * (width + GAP), top: 0 })))
    .webp({ quality: 80, effort: 6 })
    .toBuffer();
}

buildSitesOrEnd();
await mkdir(FOLDER, { recursive: true });
await seedData();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] });
try {
  for (const site of Object.keys(SITES) as SiteName[]) {
    const servers = createServers(site, 0);
    try {
      await servers.startFor("pictures");
      const picture = await besideEachOther(await screensOf(browser, site));
      await writeFile(`${FOLDER}/${site}.webp`, picture);
      process.stdout.write(`docs/pictures/${site}.webp: ${Math.round(picture.length / 1024)} kB\n`);
    } finally {
      await servers.stop();
    }
  }
} finally {
  await browser.close();
}
