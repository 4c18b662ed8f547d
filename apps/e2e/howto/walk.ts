import { expect, type Page } from "@playwright/test";
import type { SiteName } from "../support/addresses.ts";
import { endWithdrawals } from "../support/money.ts";
import { enter, type Member, type Translate } from "../support/journey.ts";
import type { Clip, Phone, Step } from "./clip.ts";

interface Start {
  site: SiteName;
  member: Member;
  t: Translate;
  page: Page;
}

/** A phone that touches at once, for walking a clip's steps without recording them. */
export function quickPhone(start: Start): Phone {
  let window: Page | null = null;
  return {
    ...start,
    get page() {
      return window ?? start.page;
    },
    press: (target) => target.click(),
    type: (field, text) => field.fill(text),
    choose: (field, picture) => field.setInputFiles(picture),
    pointAt: (target) => expect(target).toBeVisible(),
    async lookAt(target) {
      await expect(target).toBeVisible();
      // What an answer draws again is another element.
      await expect(() => target.scrollIntoViewIfNeeded()).toPass();
    },
    async turnTo(other) {
      window = other;
    },
    async turnBack() {
      await window?.close();
      window = null;
      await comeBack(start.page);
    },
  };
}

/** What a browser does when a page is in front again: Playwright's pages always are. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("focus")));
}

/** Brings the phone to where the clip begins. */
export async function begin(clip: Clip, phone: Phone): Promise<void> {
  // The demo member's old withdrawal is no part of any clip.
  await endWithdrawals(phone.member, "settle");
  await clip.prepare?.(phone);
  await enter(phone.page, phone.member, clip.address);
  await expect(phone.page.getByTestId("total-balance")).toContainText(".");
  await expect(phone.page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** Does a step, and waits until what it promises is in sight. */
export async function walk(step: Step, phone: Phone): Promise<void> {
  await step.act(phone);
  await phone.lookAt(step.shows(phone));
  await expect(step.shows(phone)).toBeInViewport();
}
