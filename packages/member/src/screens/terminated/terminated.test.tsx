import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aWalletAnswer } from "@member-wallet/api/fixtures";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { answer, mockBackend } from "../../testing/mock-backend.ts";

const GONE = () => answer({ message: "gone" }, 503);
const OPEN = {
  "GET /api/lookup/active": () => answer({ active: true }),
  "GET /api/lookup/registerOTP": () => answer({ registerOTP: false }),
  "GET /api/lookup/contact": () => answer({ contactText: "", lineLink: "", lineName: "", lineQR: "" }),
  "GET /api/wallet": () => answer(aWalletAnswer()),
};
const CLOSED = Object.fromEntries(Object.keys(OPEN).map((call) => [call, GONE]));

const here = () => window.location.pathname + window.location.search;
/** The window is looked at again; answers where that leads. */
const comeBack = () => {
  window.dispatchEvent(new Event("focus"));
  return here();
};
/** Answers where Back leads. */
const goBack = () =>
  new Promise<string>((arrived) => {
    window.addEventListener("popstate", () => arrived(here()), { once: true });
    window.history.back();
  });
const total = () => page.getByTestId("total-balance").query()?.textContent;
const look = () => page.getByRole("button", { name: "Check now" });

/** An address from which a closed service led here; `open` lets it answer again. */
async function closedUnder(address: string, token: string | null = "token-a") {
  const backend = mockBackend({ ...CLOSED });
  const { screen } = await renderSite(address, FIXED_MARKET, token);
  await expect.poll(here).toBe("/terminated");
  await expect.element(look()).toBeVisible();
  return {
    ...backend,
    unmount: screen.unmount,
    open: () => void Object.assign(backend.table, OPEN),
    looks: () => backend.callsTo("GET /api/lookup/active").length,
  };
}

afterEach(() => void vi.useRealTimers());

describe("the notice of a closed service", () => {
  test("says that the service is closed, in its title too beside the page that is not found", async () => {
    await closedUnder("/user/home");
    await expect.element(page.getByRole("heading", { name: "This service is closed" })).toBeVisible();
    await expect.poll(() => document.title).toContain("Page not found: this service is closed");
  });

  test("leads back to the member's dialog when a look finds the service open", async () => {
    const { open } = await closedUnder("/user/home?dialog=transfer");
    await look().click();
    await expect.element(page.getByText("Still closed. We will keep checking for you.")).toBeVisible();
    open();
    await look().click();
    await expect.poll(here).toBe("/user/home?dialog=transfer");
    await expect.element(page.getByRole("dialog", { name: "Transfer" })).toBeVisible();
  });

  test("leads on again when the service closes a second time", async () => {
    const { open, table } = await closedUnder("/user/home");
    open();
    await look().click();
    await expect.poll(here).toBe("/user/home");
    await expect.poll(total).toContain(".");
    Object.assign(table, CLOSED);
    await page.getByRole("button", { name: "Update balances" }).click();
    window.dispatchEvent(new Event("focus"));
    await expect.poll(here).toBe("/terminated");
  });

  test("leads back to balances that load again, when they had loaded before the service closed", async () => {
    const { table } = mockBackend({ ...OPEN });
    await renderSite("/user/home", FIXED_MARKET, "token-a");
    await expect.poll(total).toContain(".");
    Object.assign(table, CLOSED);
    await expect.poll(comeBack).toBe("/terminated");
    await expect.element(look()).toBeVisible();
    const reopened = aWalletAnswer({ wallet: { amount: 4_321 }, slots: [] });
    Object.assign(table, OPEN, { "GET /api/wallet": () => answer(reopened) });
    await look().click();
    await expect.poll(here).toBe("/user/home");
    await expect.poll(total).toContain("4,321.00");
    await expect.element(page.getByText("This service is closed right now")).not.toBeInTheDocument();
  });

  test.each([
    ["/user/home", "/user/home?dialog=transfer", "token-a"],
    ["/contact", "/login", null],
  ])("comes again after Back to %s, while the service is closed", async (before, address, token) => {
    window.history.pushState(null, "", before);
    await closedUnder(address, token);
    expect(await goBack()).toBe(before);
    await expect.poll(comeBack).toBe("/terminated");
    await expect.element(look()).toBeVisible();
  });

  test("leads a visitor to the log-in, which still knows where they wanted to go", async () => {
    const { open, table } = await closedUnder("/user/statement", null);
    table["POST /api/login"] = () => answer({ token: "token-a" });
    table["POST /api/statement"] = () => answer({ total: 0, statements: [] });
    open();
    await look().click();
    await expect.poll(here).toBe("/login");
    await page.getByLabelText("Phone number", { exact: true }).fill("0812345678");
    await page.getByLabelText("Password", { exact: true }).fill("secret-1");
    await page.getByRole("button", { name: "Log in" }).click();
    await expect.poll(here).toBe("/user/statement");
  });

  test.each(["focus", "online"])("looks when the window tells of %s", async (event) => {
    const { open } = await closedUnder("/user/home");
    await look().click();
    await expect.element(page.getByText("Still closed. We will keep checking for you.")).toBeVisible();
    open();
    window.dispatchEvent(new Event(event));
    await expect.poll(here).toBe("/user/home");
  });

  test("looks by itself while it is visible, and not while it is hidden", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    const { open, looks } = await closedUnder("/user/home");
    // It looks once when it opens.
    await expect.poll(looks).toBe(1);
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(looks()).toBe(1);

    visibility.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    await expect.poll(looks).toBe(2);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(looks()).toBeGreaterThan(2);
    expect(here()).toBe("/terminated");
    open();
    await vi.advanceTimersByTimeAsync(30_000);
    await expect.poll(here).toBe("/user/home");
  });

  test("says when a look did not arrive", async () => {
    const { table } = await closedUnder("/user/home");
    table["GET /api/lookup/active"] = () => Promise.reject(new TypeError("dropped"));
    await look().click();
    await expect
      .element(page.getByText("We could not check. Check your connection and try again."))
      .toBeVisible();
    expect(here()).toBe("/terminated");
  });

  test("is not left for an answer from before the service closed", async () => {
    const backend = mockBackend({ ...OPEN, "GET /api/lookup/contact": GONE });
    const { screen } = await renderSite("/contact", FIXED_MARKET);
    await expect.poll(here).toBe("/terminated");
    await expect.element(look()).toBeVisible();
    await screen.rerender(<></>);
    expect([here(), backend.callsTo("GET /api/lookup/active").length]).toEqual(["/terminated", 1]);
  });

  test("that is opened by its address can be read, and leads on when it is asked to look", async () => {
    const { callsTo } = mockBackend({ ...OPEN });
    await renderSite("/terminated", FIXED_MARKET);
    await expect.poll(() => callsTo("GET /api/lookup/active").length).toBe(1);
    await expect.element(look()).toBeVisible();
    await expect.poll(() => document.title).toContain("Page not found");
    await look().click();
    await expect.poll(here).toBe("/login");
  });

  test("looks at once when it is loaded anew", async () => {
    const { open, unmount } = await closedUnder("/user/home?dialog=transfer");
    await unmount();
    open();
    await renderSite(null, FIXED_MARKET, "token-a");
    await expect.poll(here).toBe("/user/home?dialog=transfer");
  });
});

describe.each(["/login", "/register", "/howto", "/contact"])("on %s", (address) => {
  test.each([
    ["the message gone", GONE],
    ["active: false", () => answer({ active: false })],
  ])("the active look-up's %s leads to the notice", async (_how, closed) => {
    mockBackend({ ...OPEN, "GET /api/lookup/active": closed });
    await renderSite(address, FIXED_MARKET);
    await expect.poll(here).toBe("/terminated");
  });

  test("a service that closes meanwhile is found out when the window is looked at again", async () => {
    const { table, callsTo } = mockBackend({ ...OPEN });
    await renderSite(address, FIXED_MARKET);
    await expect.poll(() => callsTo("GET /api/lookup/active").length).toBeGreaterThan(0);
    table["GET /api/lookup/active"] = GONE;
    // Each return asks once the call before it is answered.
    await expect.poll(comeBack).toBe("/terminated");
  });
});
