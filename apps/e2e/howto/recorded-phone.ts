import type { Locator, Page } from "@playwright/test";
import type { Phone } from "./clip.ts";
import type { Screencast } from "./screencast.ts";
import { liftTouchPoint, moveTouchPoint, pressTouchPoint } from "./touch-point.ts";
import { comeBack } from "./walk.ts";

const TYPING_MS = 90;
const SCROLL_MS = 500;
const POINTING_MS = 900;
/** From what is pointed at to the middle of the finger, in CSS pixels. */
const BELOW = 14;
/** What the main menu covers of a page, in CSS pixels. */
const MENU = 72;

async function lookAt(target: Locator): Promise<void> {
  await target.waitFor();
  const scrolled = await target.evaluate((element, menu) => {
    const { top, bottom } = element.getBoundingClientRect();
    const hidden = element.closest("dialog") === null ? menu : 0;
    if (top >= 0 && bottom <= innerHeight - hidden) return false;
    element.scrollIntoView({ behavior: "smooth", block: "center" });
    return true;
  }, MENU);
  if (scrolled) await target.page().waitForTimeout(SCROLL_MS);
}

/** Moves the finger onto something, or below it, where it hides nothing. */
async function moveTo(target: Locator, place: "on" | "below"): Promise<void> {
  await lookAt(target);
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${String(target)} has no place on the screen.`);
  const y = place === "on" ? box.y + box.height / 2 : box.y + box.height + BELOW;
  await moveTouchPoint(target.page(), { x: box.x + box.width / 2, y });
}

async function touch(target: Locator, act: () => Promise<unknown>): Promise<void> {
  await moveTo(target, "on");
  await pressTouchPoint(target.page());
  // Lifted first: what comes next is another screen.
  await liftTouchPoint(target.page());
  await act();
}

/** A phone that shows each touch, with the time that an eye needs. */
export function recordedPhone(
  start: Pick<Phone, "site" | "member" | "t" | "page">,
  screencast: Screencast,
): Phone {
  let window: Page | null = null;

  return {
    ...start,
    get page() {
      return window ?? start.page;
    },
    lookAt,
    press: (target) => touch(target, () => target.click()),
    type: (field, text) => touch(field, () => field.pressSequentially(text, { delay: TYPING_MS })),
    choose: (field, picture) => touch(field, () => field.setInputFiles(picture)),
    async pointAt(target) {
      await moveTo(target, "below");
      await target.page().waitForTimeout(POINTING_MS);
      await liftTouchPoint(target.page());
    },
    async turnTo(other) {
      window = other;
      screencast.follow(other);
    },
    async turnBack() {
      screencast.follow(start.page);
      await window?.close();
      window = null;
      await comeBack(start.page);
    },
  };
}
