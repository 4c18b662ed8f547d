import type { Page } from "@playwright/test";
import { enter, expect, type Language, long, type Member, test } from "../support/journey.ts";
import { setSwitches } from "../support/sandbox.ts";

test.beforeEach(() => setSwitches({ enableChatWidget: true }));

/** What of the page lies in the button's place, other than it may. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector("[data-chat-launcher]")!.getBoundingClientRect();
    const kept = "[data-amount], [data-field-error], [data-variant=primary], [aria-invalid=true]";
    return [...document.querySelectorAll(kept)]
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      })
      .map((part) => part.outerHTML);
  });

/** The button is in its place on the page's first screen and at its end, and over nothing important. */
async function expectItClear(page: Page): Promise<number> {
  const button = page.locator("[data-chat-launcher]");
  await expect(button).toBeVisible();
  const first = (await button.boundingBox())!;
  await expect.poll(() => overlaps(page), page.url()).toEqual([]);
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }),
  );
  await expect.poll(() => overlaps(page), `${page.url()}, at its end`).toEqual([]);
  await expect(button).toBeVisible();
  expect(await button.boundingBox()).toEqual(first);
  return first.y;
}

async function expectItClearOn(page: Page, member: Member, addresses: readonly string[]) {
  const places = new Set<number>();
  for (const address of addresses) {
    // oxlint-disable-next-line no-await-in-loop -- One page after another.
    await (address.startsWith("/user") ? enter(page, member, address) : page.goto(address));
    // oxlint-disable-next-line no-await-in-loop -- As above.
    places.add(await expectItClear(page));
  }
  expect([...places]).toHaveLength(1);
}

const MAIN_PAGES = ["/login", "/register", "/user/home", "/user/statement", "/user/bonus"];
const ALL_PAGES = ["/howto", "/contact", ...MAIN_PAGES, "/user/profile", "/user/contact"];

for (const [language, width, height] of [
  ["th", 360, 640],
  ["lo", 360, 640],
  ["en", 320, 640],
  ["lo", 320, 640],
] as const satisfies readonly (readonly [Language, number, number])[]) {
  const short = language === "th";
  test(
    `in ${language} at ${width} × ${height} px the button is in its place at each page's start and end, and over nothing important`,
    { tag: long(!short) },
    async ({ page, member }) => {
      await page.addInitScript((chosen) => localStorage.setItem("locale", chosen), language);
      await page.setViewportSize({ width, height });
      await expectItClearOn(page, member, short ? MAIN_PAGES : ALL_PAGES);
    },
  );
}

/** Sends a form that is empty, and leaves its fields: the button is back, and what the fields say stays. */
async function leaveEmpty(page: Page, submit: string) {
  await page.getByRole("button", { name: submit, exact: true }).click();
  await expect(page.locator("[data-field-error]").first()).toBeVisible();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo({ top: 0, behavior: "instant" });
  });
}

test(
  "at 320 px the button is over nothing that an empty form's fields say",
  { tag: long(true) },
  async ({ page, member, t }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/login");
    await leaveEmpty(page, t("site", "login.submit"));
    await expectItClear(page);
    await page.goto("/register");
    await leaveEmpty(page, t("register", "next"));
    await expectItClear(page);
    await enter(page, member, "/user/bonus");
    await leaveEmpty(page, t("bonus", "search.submit"));
    await expectItClear(page);
  },
);
