import type { Page } from "@playwright/test";
import { enter, expect, type Language, long, test, textOf } from "../support/journey.ts";
import { LANGUAGES } from "../support/languages.ts";
import { barBoxes, brokenWords, crampedMenuLabels, hitsOverBars, setTextSize } from "../support/layout.ts";

const SIZES = [320, 360, 768, 1280].flatMap((width) => [100, 200].map((text) => ({ width, text })));

async function setLanguage(page: Page, language: Language) {
  await page.addInitScript((chosen) => localStorage.setItem("locale", chosen), language);
}

/** Runs a check at every width and text size, naming the one at which it fails. */
async function atEverySize(page: Page, check: (at: string) => Promise<void>) {
  for (const { width, text } of SIZES) {
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, text);
    await check(`${width} px wide, text at ${text} %`);
  }
}

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const language of LANGUAGES) {
  test(
    `home in ${language}: the bars are whole at every size, nothing of the page lies over them, and on a wide screen the menu is in the header`,
    { tag: long(language !== "th") },
    async ({ page, member }) => {
      await setLanguage(page, language);
      await enter(page, member);
      await expect(page.getByRole("region", { name: textOf(language, "member", "home.slot") })).toBeVisible();
      await expect(page.locator("footer a[target]")).toBeVisible();
      await atEverySize(page, async (at) => {
        await expect(page.locator("header nav").getByRole("listitem"), at).toHaveCount(5);
        expect(await crampedMenuLabels(page), at).toEqual([]);
        expect(await brokenWords(page, "header"), at).toEqual([]);
        expect(await hitsOverBars(page), at).toEqual([]);
        const { header, menu } = await barBoxes(page);
        expect(header.top, at).toBe(0);
        // At the end of the page, its last line is above the menu.
        const footer = await page.locator("footer").boundingBox();
        expect(Math.floor(footer!.y + footer!.height), at).toBeLessThanOrEqual(
          menu.top > header.bottom ? menu.top : 800,
        );
      });
      // The last and widest size, with the text as large as most readers have it.
      await setTextSize(page, 100);
      await expectOneGrid(page);
    },
  );

  test(
    `the log-in in ${language}: its bars, words and form are whole at every size, and on a wide screen the menu is in the header`,
    { tag: long(language !== "th") },
    async ({ page }) => {
      await setLanguage(page, language);
      await page.goto("/login");
      await page.getByRole("button", { name: textOf(language, "site", "login.submit") }).click();
      await expect(page.getByText(textOf(language, "site", "login.passwordMissing"))).toBeVisible();
      await atEverySize(page, async (at) => {
        await expect(page.locator("header nav").getByRole("listitem"), at).toHaveCount(4);
        expect(await crampedMenuLabels(page), at).toEqual([]);
        expect(await brokenWords(page, "body"), at).toEqual([]);
        expect(await sidewaysScroll(page), at).toBe(0);
      });
      await setTextSize(page, 100);
      await expectOneGrid(page);
    },
  );
}

test("the keyboard's focus never lies behind a bar", { tag: "@long" }, async ({ page, member }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const address of ["/user/home", "/user/statement", "/user/contact"]) {
    await enter(page, member, address);
    await expect(page.locator("footer a[target]")).toBeVisible();
    // What loads would move the focus.
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    expect(await hiddenStops(page), address).toEqual([]);
  }
});

/** Tabs through the page from its start, and names what took the focus behind a bar. */
async function hiddenStops(page: Page): Promise<string[]> {
  const { header, menu } = await barBoxes(page);
  const hidden: string[] = [];
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.closest("header")) return null;
      // The way past the bars shows over them.
      if (getComputedStyle(focused).position === "fixed") return null;
      const { top, bottom } = focused.getBoundingClientRect();
      return { name: `${focused.tagName} ${focused.textContent}`, top, bottom };
    });
    const fits = at !== null && at.bottom - at.top < menu.top - header.bottom;
    if (fits && (at.top < header.bottom || at.bottom > menu.top)) hidden.push(at.name);
  }
  return hidden;
}

for (const address of ["/user/statement", "/user/profile", "/user/contact"]) {
  test(
    `on a wide screen the menu of ${address} is in the header, and its content begins at the brand's edge`,
    { tag: "@long" },
    async ({ page, member }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await enter(page, member, address);
      await expectOneGrid(page);
    },
  );
}

for (const address of ["/register", "/howto", "/contact"]) {
  test(
    `on a wide screen the menu of ${address} is in the header, and its content begins at the brand's edge`,
    { tag: "@long" },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(address);
      await expectOneGrid(page);
    },
  );
}

async function expectOneGrid(page: Page) {
  await expect(page.locator("main h1, main h2").first()).toBeAttached();
  const { header, menu } = await barBoxes(page);
  expect(menu.top).toBeGreaterThanOrEqual(header.top);
  expect(menu.bottom).toBeLessThanOrEqual(header.bottom);
  const brand = await page.locator("header > span").boundingBox();
  const lefts = await page
    .locator("main > *:visible, main > * > *:visible")
    .evaluateAll((parts) =>
      parts.filter((part) => part.clientHeight > 1).map((part) => part.getBoundingClientRect().left),
    );
  expect(Math.min(...lefts)).toBeCloseTo(brand!.x, 0);
}

for (const size of [
  { width: 640, height: 360 },
  { width: 800, height: 360 },
]) {
  test(
    `on a low screen of ${size.width} × ${size.height} the bars take less than a sixth of the height`,
    { tag: long(size.width > 640) },
    async ({ page, member }) => {
      await page.setViewportSize(size);
      await enter(page, member, "/user/statement");
      await expect(page.locator("footer a[target]")).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const { header, menu } = await barBoxes(page);
      const shown = Math.max(0, header.bottom) + (size.height - menu.top);
      expect(shown / size.height).toBeLessThan(1 / 6);
      expect(await crampedMenuLabels(page)).toEqual([]);
    },
  );
}

test("only the page that is shown is marked in the visitors' menu", { tag: "@long" }, async ({ page, t }) => {
  await page.goto("/contact");
  const entry = (key: string) => page.locator("header nav").getByRole("link", { name: t("site", key) });
  await expect(entry("menu.contact")).toHaveAttribute("aria-current", "page");
  const looks = (key: string) =>
    entry(key).evaluate((link) => {
      const medallion = getComputedStyle(link.firstElementChild!);
      return [medallion.backgroundColor, medallion.backgroundImage, getComputedStyle(link).color];
    });
  expect(await looks("menu.home")).toEqual(await looks("menu.howto"));
  expect(await looks("menu.contact")).not.toEqual(await looks("menu.howto"));
});

test("whoever forgot the password is led to support", { tag: "@long" }, async ({ page, t }) => {
  await page.goto("/login");
  await page.getByRole("link", { name: t("site", "contactSupport") }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole("heading", { name: t("contact", "heading") })).toBeVisible();
});
