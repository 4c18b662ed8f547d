import type { Page } from "@playwright/test";
import { SANDBOX } from "../support/addresses.ts";
import { MAX_TRIES, block, goOnline } from "../support/chunks.ts";
import { enterWithClock, advanceClock } from "../support/clock.ts";
import { enter, expect, type Language, type Member, long, test, textOf } from "../support/journey.ts";
import { choose, expectIn, LANGUAGE_NAMES, openFreshPage, textsOf, LANGUAGES } from "../support/languages.ts";
import { newcomer } from "../support/registration.ts";
import { SITES } from "../support/sites.ts";

interface Walk {
  page: Page;
  member: Member;
  /** The site's own language, and another. */
  first: Language;
  other: Language;
}

const PUBLIC = ["/login", "/howto", "/contact"];
const OF_MEMBERS = ["/user/home", "/user/statement", "/user/profile", "/user/contact"];

/** Waits until the page has loaded, and it and a fresh page in its language show the same texts. */
async function expectAsFresh(page: Page) {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const fresh = await openFreshPage(page);
  await expect(async () => expect(await textsOf(page)).toEqual(await textsOf(fresh))).toPass({
    timeout: 20_000,
  });
  await fresh.close();
  return textsOf(page);
}

/**
 * Changes to the other language and back: each time the page shows the same as a fresh one, and at last its first
 * texts.
 */
async function walk({ page, first, other }: Walk) {
  await page.waitForLoadState("networkidle");
  const before = await expectAsFresh(page);
  await choose(page, first, other);
  await expectIn(page, other);
  const changed = await expectAsFresh(page);
  expect(changed.join(" ")).not.toBe(before.join(" "));
  await choose(page, other, first);
  await expectIn(page, first);
  expect(await expectAsFresh(page)).toEqual(before);
}

test.describe("after a change of the language, and back to the first, everything is as on a fresh page", () => {
  for (const address of PUBLIC) {
    test(`on ${address}`, { tag: long(address !== "/login") }, async ({ page, member, site }) => {
      await page.clock.setFixedTime(Date.now());
      await page.goto(address);
      await walk({ page, member, ...SITES[site] });
    });
  }
  for (const address of OF_MEMBERS) {
    test(`on ${address}`, { tag: long(address !== "/user/home") }, async ({ page, member, site }) => {
      await page.clock.setFixedTime(Date.now());
      await enter(page, member, address);
      await walk({ page, member, ...SITES[site] });
    });
  }
});

test(
  "dialogs opened before the change are in the new language when they open again",
  { tag: "@long" },
  async ({ page, member, t, site }) => {
    const { first, other } = SITES[site];
    await page.clock.setFixedTime(Date.now());
    await enter(page, member);
    const openConditions = (language: Language) =>
      page.getByRole("button", { name: textOf(language, "member", "menu.conditions") }).click();
    await openConditions(first);
    await expect(page.getByRole("dialog").getByRole("heading", { level: 3 })).toHaveCount(3);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("ui", "close") })
      .first()
      .click();
    await choose(page, first, other);
    await expectIn(page, other);
    await openConditions(other);
    await expect(page.getByRole("dialog").getByRole("heading", { level: 3 })).toHaveCount(3);
    await expectAsFresh(page);
  },
);

test(
  "a registration preserves the input, and shows errors and the operator's choices in the new language",
  { tag: "@long" },
  async ({ page, site }) => {
    const { first, other } = SITES[site];
    const { phone } = newcomer(site);
    const field = (language: Language, key: string) => page.getByLabel(textOf(language, "register", key));
    const next = (language: Language) =>
      page.getByRole("button", { name: textOf(language, "register", "next") }).click();
    await page.goto("/register");
    await field(first, "phone.label").fill("12x");
    await next(first);
    await expect(page.getByText(textOf(first, "register", "phone.malformed"))).toBeVisible();
    await choose(page, first, other);
    await expectIn(page, other);
    await expect(page.getByText(textOf(other, "register", "phone.malformed"))).toBeVisible();
    await expect(field(other, "phone.label")).toHaveValue("12x");

    await field(other, "phone.label").fill(phone);
    await next(other);
    await field(other, "profile.name").fill("Somchai");
    for (const language of [other, first] as const) {
      if (language === first) await choose(page, other, first);
      await expect(field(language, "profile.name")).toHaveValue("Somchai");
      for (const words of await sourcesIn(language)) {
        await expect(field(language, "profile.source").getByRole("option", { name: words })).toBeAttached();
      }
    }
    await expect(page).toHaveTitle(new RegExp(textOf(first, "site", "title.register")));
  },
);

/** The operator's texts for how a visitor found the site. */
async function sourcesIn(language: Language): Promise<string[]> {
  const answer = await fetch(`${SANDBOX.url}/api/lookup/sources`, {
    headers: { "Accept-Language": language },
  });
  return ((await answer.json()) as { description: string }[]).map(({ description }) => description);
}

test("the last choice wins, in any order of loaded texts", { tag: "@long" }, async ({ page, site }) => {
  const { first } = SITES[site];
  const [slow, quick] = LANGUAGES.filter((language) => language !== first);
  if (!slow || !quick) throw new Error("There are three languages.");
  await page.goto("/contact");
  await expectIn(page, first);
  const wait = Promise.withResolvers<void>();
  const heading = textOf(slow, "contact", "heading");
  await page.route(/\/assets\/contact-[^/]+\.js$/, async (route) => {
    const answer = await route.fetch({ maxRetries: 2 });
    const body = await answer.text();
    if (body.includes(heading)) await wait.promise;
    await route.fulfill({ response: answer, body });
  });
  await choose(page, first, slow);
  // While it loads, the picker shows that, and accepts another choice.
  const picker = page.getByRole("button", { name: textOf(first, "site", "language") });
  await expect(picker).toHaveText(textOf(first, "ui", "loading"));
  await picker.click();
  await page.getByRole("menuitem", { name: LANGUAGE_NAMES[quick] }).click();
  await expectIn(page, quick);
  wait.resolve();
  await choose(page, quick, first);
  await expectIn(page, first);
  await expect(
    page.getByRole("heading", { level: 1, name: textOf(first, "contact", "heading") }),
  ).toBeVisible();
});

test(
  "a language whose texts fail to load leaves the old one complete, shows the failure, and loads by itself",
  { tag: "@long" },
  async ({ page, member, t, site }) => {
    const { first, other } = SITES[site];
    await enterWithClock(page, member, "/user/profile");
    await expectIn(page, first);
    await page.waitForLoadState("networkidle");
    const texts = await block(page, "profile");
    await choose(page, first, other);
    const alert = page.getByRole("alert").filter({ hasText: t("site", "languageFailed") });
    await expect(alert).toBeVisible();
    await expectIn(page, first);
    await expect(page).toHaveTitle(new RegExp(t("site", "title.profile")));
    await expect(page.getByRole("heading", { level: 1, name: t("profile", "heading") })).toBeVisible();
    await advanceClock(page, 30_000);
    expect(texts.asked()).toBeLessThanOrEqual(MAX_TRIES);
    // The current one can be chosen: then the other stops loading.
    await choose(page, first, first);
    await expect(alert).toBeHidden();
    const asked = texts.asked();
    await advanceClock(page, 60_000);
    expect(texts.asked()).toBe(asked);

    await choose(page, first, other);
    await expect(alert).toBeVisible();
    await texts.restore();
    await goOnline(page);
    await expectIn(page, other);
    await expect(
      page.getByRole("heading", { level: 1, name: textOf(other, "profile", "heading") }),
    ).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  },
);

test("another tab follows, and so does the next visit", async ({ page, member, site }) => {
  const { first, other } = SITES[site];
  await page.clock.setFixedTime(Date.now());
  await enter(page, member, "/user/profile");
  const second = await page.context().newPage();
  await second.clock.setFixedTime(Date.now());
  await second.goto("/user/contact", { waitUntil: "networkidle" });
  await choose(page, first, other);
  await expectIn(second, other);
  await expectAsFresh(second);
  await second.reload();
  await expectIn(second, other);
});
