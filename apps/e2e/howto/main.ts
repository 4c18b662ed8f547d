/**
 * `npm run howto`: records the sandbox's instruction videos from the built sites (§2 How to use), each in every language
 * and brand, with captions and a poster: `apps/sandbox/assets/howto/<site>/<language>/<clip>.{mp4,webm,vtt,webp}`. Needs
 * ffmpeg with libx264 and libvpx. Arguments name the sites, languages and clips to record; by default all.
 */
import { chromium } from "@playwright/test";
import { buildSitesOrEnd } from "@member-wallet/tools/build";
import { CHROMIUM_FLAGS, chromiumPath } from "@member-wallet/tools/chromium";
import { SITE_NAMES } from "../support/addresses.ts";
import { forgetTokens } from "../support/tokens.ts";
import { LANGUAGES } from "../support/languages.ts";
import { createServers, seedData } from "../support/servers.ts";
import { CLIPS } from "./clips.ts";
import { record } from "./record.ts";
import { store } from "./store.ts";

const named = new Set(process.argv.slice(2));
const isAsked = (name: string, all: readonly string[]) =>
  named.has(name) || all.every((one) => !named.has(one));

const names = CLIPS.map(({ name }) => name);
const sites = SITE_NAMES.filter((site) => isAsked(site, SITE_NAMES));
const recordings = LANGUAGES.filter((language) => isAsked(language, LANGUAGES)).flatMap((language) =>
  CLIPS.filter(({ name }) => isAsked(name, names)).map((clip) => ({ language, clip })),
);

buildSitesOrEnd();
await seedData();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] });
try {
  for (const site of sites) {
    const servers = createServers(site, 0);
    try {
      for (const { language, clip } of recordings) {
        // Each begins with the seeded data.
        await servers.startFor(`${language}/${clip.name}`);
        forgetTokens();
        await store(await record(browser, site, language, clip), site, language, clip);
      }
    } finally {
      await servers.stop();
    }
  }
} finally {
  await browser.close();
}
