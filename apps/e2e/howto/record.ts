import type { Browser } from "@playwright/test";
import type { Language } from "@member-wallet/locales";
import { siteAddress, type SiteName } from "../support/addresses.ts";
import { textOf, type Translate } from "../support/journey.ts";
import { SITES } from "../support/sites.ts";
import { type Clip, timedSteps } from "./clip.ts";
import { recordedPhone } from "./recorded-phone.ts";
import { type Frame, startScreencast } from "./screencast.ts";
import { begin, quickPhone, walk } from "./walk.ts";

/** In CSS pixels. */
export const SCREEN = { width: 360, height: 640 } as const;
/** Pixels of the recording for each of them. */
export const SCALE = 1.5;
/** A caption is read before the finger moves. */
const READING_MS = 400;

/** What a page showed, from a moment in the frames' time on. */
export interface Recording {
  readonly frames: readonly Frame[];
  readonly from: number;
}

/** Plays a clip on a phone, each step in its time. Throws where one takes longer. */
export async function record(
  browser: Browser,
  site: SiteName,
  language: Language,
  clip: Clip,
): Promise<Recording> {
  const context = await browser.newContext({
    baseURL: siteAddress(site).url,
    viewport: SCREEN,
    deviceScaleFactor: SCALE,
    isMobile: true,
    hasTouch: true,
    locale: language,
    timezoneId: "Asia/Bangkok",
  });
  await context.addInitScript((chosen) => {
    localStorage.setItem("agreement", "true");
    localStorage.setItem("locale", chosen);
  }, language);
  const page = await context.newPage();
  const [member] = SITES[site].members;
  const t = (...[file, key, values]: Parameters<Translate>) => textOf(language, file, key, values);
  const start = { site, member, t, page };

  await begin(clip, quickPhone(start));
  const screencast = startScreencast(page);
  const phone = recordedPhone(start, screencast);
  const from = performance.now();
  try {
    for (const { step, to } of timedSteps(clip)) {
      // oxlint-disable-next-line no-await-in-loop -- One step after another.
      await page.waitForTimeout(READING_MS);
      // oxlint-disable-next-line no-await-in-loop -- As above.
      await walk(step, phone);
      const left = from + to * 1000 - performance.now();
      if (left < 0)
        throw new Error(`${clip.name}: “${step.words.en}” takes ${Math.round(-left)} ms too long.`);
      // oxlint-disable-next-line no-await-in-loop -- As above.
      await page.waitForTimeout(left);
    }
  } finally {
    await screencast.stop();
    await context.close();
  }
  return { frames: screencast.frames, from };
}
