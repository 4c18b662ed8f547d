import type { Page, Route } from "@playwright/test";
import { FAILURES, remove } from "../support/chunks.ts";
import { advanceClock, installClock } from "../support/clock.ts";
import { enter, expect, submitLogIn, long, test } from "../support/journey.ts";

const field = (page: Page) => page.locator('input[name="username"]');
/** What the page says where its scripts do not come. */
const note = (page: Page) => page.getByRole("alert").filter({ has: page.getByRole("link") });
const hydrated = (page: Page) => expect(page.locator("#root[data-hydrated]")).toBeAttached();

test.describe("where the browser refuses storage", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
    });
  });

  test("home leads to the log-in, where a member logs in and uses home, until the page is left", async ({
    page,
    member,
    t,
  }) => {
    await page.goto("/user/home");
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("site", "login.heading"));
    await hydrated(page);
    await submitLogIn(page, t, member);
    await expect(page).toHaveURL(/\/user\/home/);
    await expect(page.getByTestId("total-balance")).toContainText(".");
  });
});

test(
  "the log-in with a token ends that session, in the form that stands",
  { tag: "@long" },
  async ({ page, member, t }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const authorization = request.headers()["authorization"];
      if (authorization !== undefined) asked.push(authorization);
    });
    await enter(page, member, "/login");
    await hydrated(page);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole("button", { name: t("site", "login.submit") })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    expect(asked).toEqual([]);
  },
);

test(
  "a token that is refused after another page's frame stood leads to the log-in",
  { tag: "@long" },
  async ({ page, t }) => {
    await page.addInitScript(() => {
      if (location.pathname === "/user/statement") localStorage.setItem("token", "refused");
    });
    await page.goto("/user/statement");
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(t("notice", "logIn.sessionEnded"))).toBeVisible();
  },
);

test.describe("without any script file", () => {
  for (const path of ["/user/profile", "/user/bonus", "/user/contact"]) {
    test(
      `${path} shows the frame of the member's area, with the shape of a page`,
      { tag: "@long" },
      async ({ page, t }) => {
        await page.route("**/assets/*.js", (route) => route.abort());
        await page.addInitScript(() => localStorage.setItem("token", "any"));
        await page.goto(path);
        await expect(page.getByRole("button", { name: t("member", "logOut") })).toBeVisible();
        await expect(page.getByRole("navigation", { name: t("member", "menu.label") })).toBeVisible();
        await expect(page.getByRole("main").locator("[aria-busy=true]")).toBeVisible();
      },
    );
  }
});

test("a page of a member replaces its frame with the menu in its place", async ({ page, member, t }) => {
  await enter(page, member, "/user/statement");
  await expect(page.getByRole("heading", { level: 1, name: t("statement", "heading") })).toBeVisible();
  await expect(
    page.getByRole("navigation", { name: t("member", "menu.label") }).locator("[aria-current=page]"),
  ).toHaveText(t("member", "menu.statement"));
});

test.describe("the log-in whose script is answered with", () => {
  for (const [name, fail] of Object.entries(FAILURES)) {
    test(
      `${name} says so, leaves the form with what is typed, and reacts after a reload`,
      { tag: long(name !== "404") },
      async ({ page, t, violations }) => {
        const script = await remove(page, "index", "js", fail);
        await page.goto("/login");
        await field(page).fill("0812345678");
        await expect.poll(script.asked).toBeGreaterThan(0);
        await expect(note(page)).toHaveText(
          `${t("notice", "notLoaded.text")} ${t("notice", "notLoaded.reload")}`,
          // Without the other languages, which are hidden.
          { useInnerText: true },
        );
        await expect(field(page)).toHaveValue("0812345678");
        await script.restore();
        await note(page).getByRole("link").click();
        await hydrated(page);
        await expect(note(page)).toBeHidden();
        await expect(field(page)).toBeVisible();
        // What broke the script is reported, and nothing else.
        const broken = /^uncaught: (broken|The requested module '.*' does not provide an export named)/;
        expect(violations.splice(0).filter((text) => !broken.test(text))).toEqual([]);
      },
    );
  }

  test(
    "nothing for ten seconds says so, keeps what is typed, and reacts when it comes",
    { tag: "@long" },
    async ({ page, t }) => {
      await installClock(page);
      const silence = Promise.withResolvers<void>();
      const script = await remove(page, "index", "js", async (route: Route) => {
        await silence.promise;
        await route.continue();
      });
      await page.goto("/login", { waitUntil: "commit" });
      await field(page).fill("0812345678");
      await expect.poll(script.asked).toBeGreaterThan(0);
      await expect(note(page)).toBeHidden();
      await advanceClock(page, 10_000);
      await expect(note(page)).toBeVisible();
      await expect(field(page)).toHaveValue("0812345678");
      silence.resolve();
      await hydrated(page);
      await expect(note(page)).toBeHidden();
      await expect(page.getByLabel(t("site", "login.phone"))).toHaveValue("0812345678");
    },
  );
});
