import type { Page } from "@playwright/test";
import { hold, SCRIPTS } from "../support/held-requests.ts";
import { expect, long, SUDA, test, textOf, tokenOf } from "../support/journey.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../support/languages.ts";
import { SITES } from "../support/sites.ts";

const LOOK_UP = "**/api/lookup/active";

const hydrated = (page: Page) => expect(page.locator("#root[data-hydrated]")).toBeAttached();
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

/** The public pages, and what a member's page shows to a visitor, with their headings. */
const PAGES = [
  ["/register", "register", "heading"],
  ["/howto", "howto", "heading"],
  ["/contact", "contact", "heading"],
  ["/no/such/page", "notice", "notFound.heading"],
  ["/user/statement", "site", "login.heading"],
  ["/login", "site", "login.heading"],
] as const;

for (const [which, repeats] of [
  ["each page stands in the site's language, and the log-in in the others", false],
  ["each page stands in the other languages", true],
] as const) {
  test(`without any script file, ${which}`, { tag: long(repeats) }, async ({ page, site }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    for (const language of LANGUAGES) {
      await page.addInitScript((chosen) => localStorage.setItem("locale", chosen), language);
      const every = (language === SITES[site].first) !== repeats;
      for (const [path, file, key] of every ? PAGES : PAGES.slice(-1)) {
        await page.goto(path);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf(language, file, key));
        if (path === "/register") await expect(field(page, "phone")).toBeVisible();
      }
      await expect(field(page, "username")).toBeVisible();
      await expect(
        page.getByRole("button", { name: textOf(language, "site", "login.submit") }),
      ).toBeVisible();
      await expect(page.getByText(LANGUAGE_NAMES[language], { exact: true })).toBeVisible();
    }
  });
}

test(
  "without any script file, the frame of a member's area stands, with the shape of a page",
  { tag: "@long" },
  async ({ page, t }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.addInitScript(() => localStorage.setItem("token", "any"));
    for (const path of ["/user/home", "/user/statement"]) {
      await page.goto(path);
      await expect(page.getByRole("button", { name: t("member", "logOut") })).toBeVisible();
      await expect(page.getByRole("navigation", { name: t("member", "menu.label") })).toBeVisible();
    }
    await expect(page.getByRole("main").locator("[aria-busy=true]")).toBeVisible();
  },
);

test("a member's money stands before any script file is there, and React leaves it as it stands", async ({
  page,
}) => {
  const release = await hold(page, SCRIPTS);
  // It replaces a thickened regular weight, which is narrower.
  await hold(page, "**/*-700-normal-*.woff2");
  const token = await tokenOf(SUDA);
  await page.addInitScript((stored) => localStorage.setItem("token", stored), token);
  await page.goto("/user/home", { waitUntil: "commit" });
  const early = page.locator("[data-whole]");
  await expect(early).toBeVisible();
  const whole = (await early.getAttribute("data-whole")) ?? "";
  expect(whole).toMatch(/^[\d,]+$/);
  await page.evaluate(async () => void (await document.fonts.ready));
  const stood = await early.boundingBox();
  release();
  const drawn = page.getByTestId("total-balance").locator("> span").filter({ hasText: whole });
  await expect(drawn).toBeVisible();
  await expect(early).not.toBeAttached();
  const { width = 0, ...place } = (await drawn.boundingBox()) ?? {};
  expect(stood).toMatchObject(place);
  // The browser rounds the parts of a text one by one.
  expect(stood?.width).toBeCloseTo(width, 0);
});

test(
  "a stored language that does not exist shows the site's first language",
  { tag: "@long" },
  async ({ page, t }) => {
    await page.addInitScript(() => localStorage.setItem("locale", "constructor"));
    await page.goto("/login");
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("site", "login.heading"));
  },
);

test("the form is taken over as it stands: nothing is drawn again, nothing moves, nothing is reported", async ({
  page,
  site,
}) => {
  const reported: string[] = [];
  page.on("console", (message) => {
    // Playwright's own, where a journey is run without the worker.
    if (message.text().startsWith("Service Worker registration blocked")) return;
    if (message.type() === "error" || message.type() === "warning") reported.push(message.text());
  });
  await page.addInitScript(() => {
    const seen = { shifts: 0, form: null as Element | null };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shifts += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    document.addEventListener("DOMContentLoaded", () => {
      seen.form = document.querySelector("form");
    });
  });
  const language = SITES[site].first;
  for (const path of ["/login", "/"]) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator("html")).toHaveAttribute("data-look", "open");
    await page.waitForLoadState("networkidle");
    const seen = await page.evaluate(() => {
      const { shifts, form } = (window as unknown as { seen: { shifts: number; form: Element | null } }).seen;
      return { shifts, isKept: form !== null && form === document.querySelector("form") };
    });
    // A font that arrives moves centred labels by some ten thousandths.
    expect({ ...seen, shifts: seen.shifts.toFixed(2) }).toEqual({ shifts: "0.00", isKept: true });
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf(language, "site", "login.heading"));
  expect(reported).toEqual([]);
});

test(
  "what is typed and unticked before the scripts is kept",
  { tag: "@long" },
  async ({ page, member, t }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto("/login", { waitUntil: "commit" });
    await field(page, "username").fill(member.username);
    await field(page, "password").fill(member.password);
    await page.getByText(t("site", "login.remember")).click();
    release();
    await hydrated(page);
    await expect(field(page, "username")).toHaveValue(member.username);
    await expect(field(page, "password")).toHaveValue(member.password);
    await expect(page.getByRole("checkbox")).not.toBeChecked();
    await page.getByRole("button", { name: t("site", "login.submit") }).click();
    await expect(page).toHaveURL(/\/user\/home/);
    // Unticked: for this tab only.
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  },
);

test(
  "the form stands plain until the look-up answers, without waiting for the scripts",
  { tag: "@long" },
  async ({ page, t }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    const release = await hold(page, LOOK_UP);
    await page.goto("/login", { waitUntil: "commit" });
    const header = page.getByRole("banner", { includeHidden: true });
    await expect(page.locator("html")).toHaveAttribute("data-look", "terminated");
    await expect(header).toBeAttached();
    await expect(header).toBeHidden();
    await field(page, "username").fill("08");
    release();
    await expect(header).toBeVisible();
    await expect(field(page, "username")).toHaveValue("08");
    await expect(page.getByRole("button", { name: t("site", "login.submit") })).toBeVisible();
  },
);

test(
  "a closed service leads to its page without waiting for the scripts",
  { tag: "@long" },
  async ({ page, t }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.route(LOOK_UP, (route) => route.fulfill({ json: { active: false } }));
    await page.goto("/login");
    await expect(page).toHaveURL(/\/terminated$/);
    await expect(page.getByRole("heading")).toHaveText(t("notice", "terminated.heading"));
  },
);

test(
  "a token that is refused after the home stood leads to the log-in",
  { tag: "@long" },
  async ({ page, t }) => {
    await page.addInitScript(() => {
      if (location.pathname === "/user/home") localStorage.setItem("token", "refused");
    });
    await page.goto("/user/home");
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(t("notice", "logIn.sessionEnded"))).toBeVisible();
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is there, and the page says what it needs", { tag: "@long" }, async ({ page, t }) => {
    for (const path of ["/login", "/"]) {
      await page.goto(path);
      await expect(field(page, "username")).toBeVisible();
      const note = page.locator("noscript > .no-script");
      await expect(note).toBeVisible();
      await expect(note).toContainText(t("notice", "noScript"));
      await expect(page.locator("#not-loaded")).toBeHidden();
    }
  });
});
