import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SITE_NAMES } from "../support/addresses.ts";
import { LANGUAGES } from "../support/languages.ts";
import { captionsOf, FOLDER } from "./captions.ts";
import { secondsOf } from "./clip.ts";
import { CLIPS } from "./clips.ts";

const RECORDED = SITE_NAMES.flatMap((site) =>
  LANGUAGES.flatMap((language) => CLIPS.map((clip) => ({ site, language, clip, name: clip.name }))),
);

test.each(RECORDED)(
  "the captions of $name on the $site site in $language are those of its steps and the site's own texts",
  ({ site, language, clip, name }) => {
    const recorded = readFileSync(`${FOLDER}/${site}/${language}/${name}.vtt`, "utf8");
    expect(recorded, "run npm run howto").toBe(captionsOf(clip, language));
    expect(recorded).not.toMatch(/[{}]/);
  },
);

test.each(CLIPS)("$name takes 20 to 40 seconds", (clip) => {
  const seconds = secondsOf(clip);
  expect(seconds).toBeGreaterThanOrEqual(20);
  expect(seconds).toBeLessThanOrEqual(40);
});
