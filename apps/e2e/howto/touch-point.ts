import type { Page } from "@playwright/test";

/** Where a finger is, in CSS pixels of the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How long the point travels, in milliseconds. */
export const TRAVEL_MS = 450;
/** How long it shows that it presses. */
export const PRESS_MS = 220;

const ID = "touch-point";

/** Shows a finger above everything, dialogs too, on its way to a place. */
export async function moveTouchPoint(page: Page, { x, y }: Point): Promise<void> {
  await page.evaluate(
    ([id, left, top, travel]) => {
      const known = document.getElementById(id);
      const point = known ?? document.createElement("div");
      if (!known) {
        point.id = id;
        point.popover = "manual";
        Object.assign(point.style, {
          position: "fixed",
          inset: "auto",
          inlineSize: "36px",
          blockSize: "36px",
          margin: "-18px 0 0 -18px",
          padding: "0",
          border: "3px solid #fff",
          borderRadius: "50%",
          background: "rgb(20 20 20 / 35%)",
          boxShadow: "0 0 0 1px rgb(0 0 0 / 35%), 0 3px 10px rgb(0 0 0 / 40%)",
          pointerEvents: "none",
          insetInlineStart: "180px",
          insetBlockStart: "560px",
          transition: `inset ${travel}ms ease-in-out, scale 120ms ease-out, opacity 200ms`,
        });
        document.body.append(point);
      }
      // A dialog that opened since stands above it.
      if (point.matches(":popover-open")) point.hidePopover();
      point.showPopover();
      void point.offsetWidth;
      Object.assign(point.style, {
        insetInlineStart: `${left}px`,
        insetBlockStart: `${top}px`,
        opacity: "1",
      });
    },
    [ID, x, y, TRAVEL_MS] as const,
  );
  await page.waitForTimeout(TRAVEL_MS);
}

/** Shows that the finger presses. */
export async function pressTouchPoint(page: Page): Promise<void> {
  await page.evaluate((id) => Object.assign(document.getElementById(id)?.style ?? {}, { scale: "0.7" }), ID);
  await page.waitForTimeout(PRESS_MS);
}

/** Lifts the finger, which fades. */
export async function liftTouchPoint(page: Page): Promise<void> {
  await page.evaluate((id) => {
    Object.assign(document.getElementById(id)?.style ?? {}, { scale: "1", opacity: "0" });
  }, ID);
}
