import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aWalletAnswer } from "@member-wallet/api/fixtures";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { sessionId } from "../../session/personal-data.ts";
import { answer, mockBackend } from "../../testing/mock-backend.ts";

const here = () => window.location.pathname + window.location.search;
const question = () => page.getByRole("alertdialog", { name: "Log out?" });
const press = (name: string) => question().getByRole("button", { name, exact: true }).click();
const token = () => window.localStorage.getItem("token");
const field = (name: string) => page.getByLabelText(name, { exact: true });

/** Navigates to an address within the visit, as a new history entry. */
function goTo(address: string, state: unknown) {
  window.history.pushState(state, "", address);
  window.dispatchEvent(new PopStateEvent("popstate", { state }));
}

/** What this tab sends to the others. */
let posted: unknown[] = [];

/** A visitor on the how-to page logs in and reaches home: Back from there leads to that page. */
async function comeHome() {
  posted = [];
  const backend = mockBackend({
    "GET /api/lookup/active": () => answer({ active: true }),
    "GET /api/lookup/contact": () => answer({ contactText: "", lineLink: "", lineName: "", lineQR: "" }),
    "GET /api/wallet": () => answer(aWalletAnswer()),
    // Cached, so that home asks for nothing when it shows again.
    "GET /api/spinwheel/active": () => answer({ isActive: false }),
    "GET /api/lookup/banks": () => answer([]),
    "POST /api/login": () => answer({ token: "token-a" }),
    "POST /api/statement": () => answer({ total: 0, statements: [] }),
  });
  const channel = {
    postMessage: (message: unknown) => void posted.push(message),
    addEventListener: () => {},
  };
  const site = await renderSite("/howto", FIXED_MARKET, null, channel);
  await page.getByRole("navigation").getByRole("link", { name: "Home" }).click();
  await field("Phone number").fill("0812345678");
  await field("Password").fill("secret-1");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect.poll(here).toBe("/user/home");
  await expect.element(page.getByText("Hello, สมชาย")).toBeVisible();
  // Home stands before its address does: the menu shows that the router is there, too.
  await expect
    .element(page.getByRole("navigation", { name: "Member menu" }).getByRole("link", { name: "Home" }))
    .toHaveAttribute("aria-current", "page");
  posted = [];
  return { ...site, ...backend };
}

describe("going back onto a public page", () => {
  test("asks first, over the unchanged member's page, and logs nobody out meanwhile", async () => {
    await comeHome();
    window.history.back();
    await expect.element(question()).toBeVisible();
    await expect.element(page.getByTestId("total-balance")).toBeInTheDocument();
    expect([token(), posted]).toEqual(["token-a", []]);
  });

  test("and staying returns to the member's page with everything typed, and asks again the next time", async () => {
    const { arrived } = await comeHome();
    await page.getByRole("navigation").getByRole("link", { name: "Profile" }).click();
    await expect.poll(here).toBe("/user/profile");
    window.history.back();
    await expect.poll(here).toBe("/user/home");
    await expect.element(question()).not.toBeInTheDocument();

    const before = arrived.length;
    window.history.back();
    await expect.element(question()).toBeVisible();
    await press("Stay logged in");
    await expect.element(question()).not.toBeInTheDocument();
    await expect.poll(here).toBe("/user/home");
    expect([token(), posted, arrived.length]).toEqual(["token-a", [], before]);

    window.history.back();
    await expect.element(question()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.poll(here).toBe("/user/home");
    expect(token()).toBe("token-a");
  });

  test("and logging out shows that page without a session, and notifies the other tabs", async () => {
    const { session } = await comeHome();
    window.history.back();
    await press("Log out");
    await expect.element(page.getByRole("heading", { level: 1, name: "How to use" })).toBeVisible();
    expect([here(), token(), session.token()]).toEqual(["/howto", null, null]);
    expect(posted).toEqual([{ kind: "left", session: sessionId("token-a"), expired: false }]);
    // The member's page is still ahead, behind the log-in.
    window.history.forward();
    await expect.poll(here).toBe("/login");
  });

  test("from an open form preserves what was typed into it", async () => {
    await comeHome();
    window.history.replaceState(window.history.state, "", "/user/home?dialog=transfer&to=PG");
    window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
    await page.getByRole("dialog").getByLabelText("Amount", { exact: true }).fill("12.50");
    window.history.back();
    await press("Stay logged in");
    await expect.poll(here).toBe("/user/home?dialog=transfer&to=PG");
    await expect
      .element(page.getByRole("dialog").getByLabelText("Amount", { exact: true }))
      .toHaveValue("12.50");
  });
});

describe("going onto a public page", () => {
  test("by a link, and forward again, asks first, and staying returns", async () => {
    await comeHome();
    const { idx } = window.history.state as { idx: number };
    goTo("/contact", { usr: null, key: "a-link", idx: idx + 1 });
    await expect.element(question()).toBeVisible();
    await press("Stay logged in");
    await expect.poll(here).toBe("/user/home");
    await expect.element(question()).not.toBeInTheDocument();

    window.history.forward();
    await expect.poll(here).toBe("/contact");
    await expect.element(question()).toBeVisible();
    await press("Stay logged in");
    await expect.poll(here).toBe("/user/home");
    await expect.element(question()).not.toBeInTheDocument();
    expect([token(), posted]).toEqual(["token-a", []]);
  });

  test("whose entry the router does not count asks first, and staying replaces it with the member's page", async () => {
    await comeHome();
    goTo("/contact", null);
    await expect.element(question()).toBeVisible();
    await press("Stay logged in");
    await expect.poll(here).toBe("/user/home");
    await expect.element(question()).not.toBeInTheDocument();
    expect([token(), posted]).toEqual(["token-a", []]);
  });

  test("from an address that is no page asks first too, over home", async () => {
    await comeHome();
    goTo("/no/such/page", null);
    await expect.element(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    goTo("/contact", null);
    await expect.element(question()).toBeVisible();
    await press("Stay logged in");
    await expect.poll(here).toBe("/user/home");
    expect(token()).toBe("token-a");
  });

  test("at which a visit begins by Back asks first, over home", async () => {
    mockBackend({ "GET /api/wallet": () => answer(aWalletAnswer()) });
    const [navigation] = performance.getEntriesByType("navigation");
    const byBack = { ...navigation?.toJSON(), type: "back_forward" } as PerformanceNavigationTiming;
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([byBack]);
    window.localStorage.setItem("token", "token-a");
    await renderSite("/login", FIXED_MARKET);
    await expect.element(question()).toBeVisible();
    await expect.element(page.getByText("Hello, สมชาย")).toBeInTheDocument();
    await press("Stay logged in");
    await expect.poll(here).toBe("/user/home");
    expect(token()).toBe("token-a");
  });

  test("stops asking when the session ends in another tab", async () => {
    const { session } = await comeHome();
    window.history.back();
    await expect.element(question()).toBeVisible();
    session.leave("other-tab");
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(page.getByRole("heading", { level: 1, name: "How to use" })).toBeVisible();
  });

  test("asks no visitor, and nobody who logs in on that page", async () => {
    await comeHome();
    await expect.element(question()).not.toBeInTheDocument();
  });
});
