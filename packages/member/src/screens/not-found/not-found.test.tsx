import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aWalletAnswer } from "@member-wallet/api/fixtures";
import { answer, mockBackend } from "../../testing/mock-backend.ts";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";

beforeEach(() => {
  mockBackend({
    "GET /api/lookup/active": () => answer({ active: true }),
    "GET /api/wallet": () => answer(aWalletAnswer()),
  });
});

afterEach(() => page.viewport(360, 800));

const here = () => window.location.pathname;

test.each([360, 1280])(
  "at %d px an address that leads nowhere has a visitor's bar and way home",
  async (width) => {
    await page.viewport(width, 800);
    await renderSite("/no/such/page", FIXED_MARKET);
    await expect.element(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    await expect.element(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
    expect(here()).toBe("/no/such/page");
    await page.getByRole("main").getByRole("link").click();
    await expect.poll(here).toBe("/login");
  },
);

test.each(["/no/such/page", "/statement", "/user/no-such", "/contact/us"])(
  "%s has a member's bar and way home, and one main area",
  async (address) => {
    await renderSite(address, FIXED_MARKET, "token-a");
    await expect.element(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    await expect.element(page.getByRole("navigation", { name: "Member menu" })).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Log out" })).toBeVisible();
    expect(here()).toBe(address);
    expect(page.getByRole("main").elements()).toHaveLength(1);
    await page.getByRole("main").getByRole("link").click();
    await expect.poll(here).toBe("/user/home");
  },
);

test("a log-out on an address that leads nowhere leads to the log-in", async () => {
  await renderSite("/no/such/page", FIXED_MARKET, "token-a");
  await page.getByRole("button", { name: "Log out" }).click();
  await expect.poll(here).toBe("/login");
  await expect.element(page.getByRole("heading", { name: "Log in" })).toBeVisible();
});

test("a session that expires on an address that leads nowhere leads to the log-in, which says so", async () => {
  const { session } = await renderSite("/no/such/page", FIXED_MARKET, "token-a");
  await expect.element(page.getByRole("button", { name: "Log out" })).toBeVisible();
  session.leave("refused");
  await expect.poll(here).toBe("/login");
  await expect.element(page.getByText("Your session has ended", { exact: false })).toBeVisible();
});

test.each([
  ["/login", null],
  ["/user/home", "token-a"],
])("on %s the keyboard's first stop leads past the bars to the page", async (address, token) => {
  await renderSite(address, FIXED_MARKET, token);
  const skip = page.getByRole("button", { name: "Skip to content" });
  await expect.element(skip).toBeInTheDocument();
  await userEvent.tab();
  await expect.element(skip).toHaveFocus();
  const { top, height } = skip.element().getBoundingClientRect();
  expect(document.elementFromPoint(20, top + height / 2)).toBe(skip.element());
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("main")).toHaveFocus();
  await userEvent.tab();
  expect(page.getByRole("main").element().contains(document.activeElement)).toBe(true);
});
