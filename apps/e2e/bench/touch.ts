import type { Page } from "@playwright/test";
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

/** Sixteen quick drags up the messages of a chat, by touch: about 4 px a millisecond. */
export async function scrollChat(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const x = width / 2;
  const { touch, end } = await openTouch(page);
  for (let drag = 0; drag < 16; drag += 1) {
    await touch("touchStart", { x, y: height * 0.2 });
    for (let step = 1; step <= 7; step += 1) {
      await touch("touchMove", { x, y: height * (0.2 + step * 0.085) });
      await page.waitForTimeout(FRAME_MS);
    }
    await touch("touchEnd");
  }
  await end();
}

/** One finger on the page, in CSS pixels. */
async function openTouch(page: Page) {
  const session = await page.context().newCDPSession(page);
  return {
    touch: (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints }),
    end: () => session.detach(),
  };
}
