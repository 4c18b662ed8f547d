import type { CDPSession, Page } from "@playwright/test";
import { FRAME_MS } from "./frame-times.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Eight flicks to the left, by touch; each touch is sent when the page has handled the one before. By coordinates,
 * because finding an element costs the page time too.
 */
export async function swipe(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  const y = width * 0.3;
  const { touch, end } = await openTouch(page);
  for (let flick = 0; flick < 8; flick += 1) {
    await touch("touchStart", { x: width * 0.7, y });
    for (let step = 1; step <= 8; step += 1) {
      await touch("touchMove", { x: width * (0.7 - step * 0.06), y });
      await page.waitForTimeout(FRAME_MS);
    }
    await touch("touchEnd");
    await page.waitForTimeout(500);
  }
  await end();
}

const SWIPE_MOVES = 10;

/**
 * Eight quick swipes up a list, by touch. A finger moves half the screen in 10 frames; after it lifts, the browser
 * scrolls on and slows down, more than 1,000 px in all. One move is sent per frame, whether or not the page has handled
 * the one before, as a phone does: Chromium delays a frame until the next move comes, even if the page does nothing.
 */
export async function scrollUp(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const { touch, end } = await openTouch(page);
  for (let swiped = 0; swiped < 8; swiped += 1) {
    const start = performance.now();
    const sent: Promise<unknown>[] = [];
    const send = async (type: TouchType, move: number) => {
      const moment = start + move * FRAME_MS;
      await until(moment);
      const finger = { x: width / 2, y: height * (0.2 + (0.5 * move) / SWIPE_MOVES) };
      sent.push(touch(type, type === "touchEnd" ? undefined : finger, performance.timeOrigin + moment));
    };
    await send("touchStart", 0);
    for (let move = 1; move <= SWIPE_MOVES; move += 1) await send("touchMove", move);
    await send("touchEnd", SWIPE_MOVES);
    await Promise.all(sent);
    await page.waitForTimeout(900);
  }
  await end();
}

/** Waits for a moment of `performance.now()`; busily at the end, because timers are up to 2 ms late. */
async function until(moment: number): Promise<void> {
  const early = moment - performance.now() - 2;
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  while (performance.now() < moment);
}

type TouchType = "touchStart" | "touchMove" | "touchEnd";

async function openTouch(page: Page) {
  const session = await page.context().newCDPSession(page);
  return { touch: touchBy(session), end: () => session.detach() };
}

/** One finger on the page of a session, in CSS pixels; `at` is in epoch milliseconds. */
export function touchBy(session: CDPSession) {
  return (type: TouchType, finger?: Point, at = Date.now()) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      timestamp: at / 1000,
      touchPoints: finger ? [finger] : [],
    });
}
