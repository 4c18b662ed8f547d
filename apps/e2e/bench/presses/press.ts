import type { CDPSession, Locator, Page } from "@playwright/test";
import { touchBy } from "../touch.ts";
import { type EventTiming, slowest } from "./figures.ts";

/** Runs in the page before anything else, and keeps its event timings in `window.eventTimings`. */
export function observeEvents(): void {
  if (window.top !== window) return;
  const eventTimings: EventTiming[] = [];
  Object.assign(window, { eventTimings });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number };
      eventTimings.push({ interactionId, duration });
    }
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** How long a finger rests on what it taps, in milliseconds. */
const TOUCH_MS = 90;

/** Presses on a page, each timed. `lasted` gets its name and how many milliseconds passed to the next paint. */
export interface Presser {
  /** Taps the middle of an element with a finger, and waits until `shown` is visible. */
  tap(name: string, target: Locator, shown: Locator): Promise<void>;
  /** Presses a key in a field, and waits until the field has `value`. */
  key(name: string, key: string, field: Locator, value: string): Promise<void>;
}

/** Times presses with the CPU slowed; finding elements and waiting for them runs at the machine's own speed. */
export function createPresser(
  page: Page,
  devtools: CDPSession,
  slowdown: number,
  lasted: (name: string, duration: number) => void,
): Presser {
  const touch = touchBy(devtools);
  const throttle = (rate: number) => devtools.send("Emulation.setCPUThrottlingRate", { rate });

  /**
   * Unlike a tap without length, it leaves the page the time in which it paints the touch, and loads code. The finger
   * lifts whether or not the page has handled the touch: later, it would be a long press.
   */
  async function press(x: number, y: number): Promise<void> {
    const began = touch("touchStart", { x, y });
    await page.waitForTimeout(TOUCH_MS);
    await Promise.all([began, touch("touchEnd")]);
  }

  async function timed(name: string, act: () => Promise<void>, done: () => Promise<void>): Promise<void> {
    await page.evaluate(() => {
      (window as unknown as { eventTimings: EventTiming[] }).eventTimings.length = 0;
    });
    await throttle(slowdown);
    await act();
    await settled(page);
    await throttle(1);
    await done();
    const events = await page.evaluate(
      () => (window as unknown as { eventTimings: EventTiming[] }).eventTimings,
    );
    lasted(name, slowest(events));
  }

  return {
    async tap(name, target, shown) {
      // Clear of the bars.
      await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      await atRest(page);
      const box = await target.boundingBox();
      if (box === null) throw new Error(`${name}: there is nothing to press`);
      await timed(
        name,
        () => press(box.x + box.width / 2, box.y + box.height / 2),
        () => shown.waitFor(),
      );
    },
    async key(name, key, field, value) {
      await field.focus();
      await atRest(page);
      await timed(
        name,
        () => page.keyboard.press(key),
        async () => {
          const found = await field.inputValue();
          if (found !== value) throw new Error(`${name}: the field has “${found}”`);
        },
      );
    },
  };
}

/** Waits until nothing loads, what moves has ended, and the page has had time for what it does when idle. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector("[aria-busy=true]") === null &&
      document.getAnimations().every(
        ({ playState, effect }) =>
          // What is drawn while something is under way turns for ever.
          playState !== "running" || effect?.getComputedTiming().iterations === Infinity,
      ),
  );
  await page.waitForTimeout(400);
}

/** Waits for the paint after a press, and for the browser's report of it. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))),
      ),
  );
}
