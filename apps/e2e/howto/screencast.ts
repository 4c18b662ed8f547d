import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";

const INTERVAL_MS = 120;

/** A picture of the page as PNG, and when it was taken, in milliseconds. */
export interface Frame {
  readonly at: number;
  readonly png: Buffer;
}

/** Pictures of a page, one after another about eight a second. */
export interface Screencast {
  readonly frames: readonly Frame[];
  /** Goes on with another page. */
  follow(page: Page): void;
  stop(): Promise<void>;
}

/** Records what a page shows from now on. The browser's own screencast has CSS pixels alone, which blurs on a phone. */
export function startScreencast(first: Page): Screencast {
  const frames: Frame[] = [];
  const shown: { page: Page | null } = { page: first };

  async function record() {
    while (shown.page !== null) {
      const at = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- One after another.
      const png = await picture(shown.page);
      if (png !== null) frames.push({ at, png });
      // The page needs the time between two.
      // oxlint-disable-next-line no-await-in-loop -- As above.
      await wait(Math.max(0, at + INTERVAL_MS - performance.now()));
    }
  }

  const recorded = record();
  return {
    frames,
    follow(page) {
      shown.page = page;
    },
    async stop() {
      shown.page = null;
      await recorded;
    },
  };
}

/** `null` of a window that closes meanwhile. */
async function picture(page: Page): Promise<Buffer | null> {
  try {
    return await page.screenshot({ animations: "allow", caret: "initial", scale: "device" });
  } catch (error) {
    if (page.isClosed()) return null;
    throw error;
  }
}
