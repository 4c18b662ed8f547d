import { CLIPS } from "../howto/clips.ts";
import { begin, quickPhone, walk } from "../howto/walk.ts";
import { test } from "../support/journey.ts";
import { resetFaults } from "../support/sandbox.ts";

test.afterEach(resetFaults);

for (const clip of CLIPS) {
  const name = `what the instruction video ${clip.name} shows is what the site does`;
  // Other journeys do the same: this one guards the videos.
  test(name, { tag: "@long" }, async ({ page, site, member, t }) => {
    const phone = quickPhone({ page, site, member, t });
    await begin(clip, phone);
    // oxlint-disable-next-line no-await-in-loop -- One step after another.
    for (const step of clip.steps) await test.step(step.words.en, () => walk(step, phone));
  });
}
