import type { Page } from "@playwright/test";
import { hold, SCRIPTS } from "../support/held-requests.ts";
import { expect, SUDA, test, tokenOf } from "../support/journey.ts";

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

/** Counts the requests to log in. */
function logIns(page: Page) {
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/login"))
      sent.push(request.postDataJSON());
  });
  return sent;
}

test("a log-in that is sent before the scripts is carried out once, as typed and unticked", async ({
  page,
  member,
  t,
}) => {
  const sent = logIns(page);
  const release = await hold(page, SCRIPTS);
  await page.goto("/login", { waitUntil: "commit" });
  await field(page, "username").fill(member.username);
  await field(page, "password").fill(member.password);
  await page.getByText(t("site", "login.remember")).click();
  await page.getByRole("button", { name: t("site", "login.submit") }).click();
  await field(page, "password").press("Enter");
  await expect(page.locator("form[data-pressed]")).toBeAttached();
  expect(sent).toEqual([]);
  release();
  await expect(page).toHaveURL(/\/user\/home/);
  expect(sent).toEqual([{ username: member.username, password: member.password }]);
  // Unticked: for this tab only.
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("of two tiles that are pressed before the scripts, the last one's dialog opens, and that one alone", async ({
  page,
  t,
}) => {
  const release = await hold(page, SCRIPTS);
  const token = await tokenOf(SUDA);
  await page.addInitScript((stored) => localStorage.setItem("token", stored), token);
  await page.goto("/user/home", { waitUntil: "commit" });
  const tile = (job: "deposit" | "withdraw") =>
    page.getByRole("button", { name: t("member", `home.${job}`), exact: true });
  await tile("deposit").click();
  await tile("withdraw").click();
  await expect(tile("withdraw")).toHaveAttribute("data-pressed");
  await expect(tile("deposit")).not.toHaveAttribute("data-pressed");
  release();
  const dialog = page.getByRole("dialog", { name: t("dialogs", "withdraw") });
  await expect(dialog.getByLabel(t("withdraw", "amount"), { exact: true })).toBeVisible();
  await expect(page.locator("[data-pressed]")).toHaveCount(0);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/user\/home$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test(
  "a press that the page hydrates for, and reacts to, is not repeated",
  { tag: "@long" },
  async ({ page }) => {
    await hold(page, SCRIPTS);
    await page.goto("/login", { waitUntil: "commit" });
    const button = page.getByRole("button", { expanded: false });
    await expect(button).toBeVisible();
    await page.evaluate(() => {
      const root = document.querySelector<HTMLElement>("#root");
      // As React does, at its first listener.
      root?.addEventListener("click", () => (root.dataset["hydrated"] = ""), true);
      root?.addEventListener("click", () => (document.title += "!"));
    });
    await button.click();
    await expect(page).toHaveTitle(/[^!]!$/);
    await page.evaluate(() => document.querySelector("#root")?.setAttribute("data-started", ""));
    await button.click();
    await expect(page).toHaveTitle(/[^!]!!$/);
  },
);

test("a log-in that is sent before scripts that never come is released with the form as it was", async ({
  page,
  member,
  t,
}) => {
  await page.clock.install();
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto("/login");
  await field(page, "username").fill(member.username);
  await page.getByRole("button", { name: t("site", "login.submit") }).click();
  await expect(page.locator("form[data-pressed]")).toBeAttached();
  await page.clock.runFor(10_000);
  await expect(page.locator("form[data-pressed]")).not.toBeAttached();
  await expect(field(page, "username")).toHaveValue(member.username);
  expect(new URL(page.url()).search).toBe("");
});
