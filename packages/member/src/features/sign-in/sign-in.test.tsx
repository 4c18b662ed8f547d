import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aWalletAnswer } from "@member-wallet/api/fixtures";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { answer, mockBackend } from "../../testing/mock-backend.ts";

/** A backend that lets everybody in; what a test is about replaces its line. */
function backend(over: Parameters<typeof mockBackend>[0] = {}) {
  return mockBackend({
    "GET /api/lookup/active": () => answer({ active: true }),
    "GET /api/wallet": () => answer(aWalletAnswer()),
    "POST /api/login": () => answer({ token: "token-new" }),
    ...over,
  });
}

const here = () => window.location.pathname + window.location.search;
const phone = () => page.getByLabelText("Phone number", { exact: true });
const amount = () => page.getByRole("dialog").getByLabelText("Amount", { exact: true });
const underTheForm = () => page.getByRole("alert").filter({ hasText: /\S/ });

const submit = () => page.getByRole("button", { name: "Log in" }).click();

async function logIn() {
  await phone().fill("0812345678");
  await page.getByLabelText("Password", { exact: true }).fill("secret-1");
  await submit();
}

const LOG_IN_AGAIN = [
  ["UNAUTHORIZED", 401, "Log in again to do this."],
  ["UNAUTHORIZED", 403, "Log in again to do this."],
  ["EXPIRED_AUTH_TOKEN", 401, "Your session has ended. Log in again."],
  ["EXPIRED_AUTH_TOKEN", 403, "Your session has ended. Log in again."],
  ["INVALID_USER_1", 403, "Your identity could not be verified. Log in again."],
  ["INVALID_USER_4", 400, "Your identity could not be verified. Log in again."],
] as const;

describe.each(LOG_IN_AGAIN)("a member's call that is refused with %s (%i)", (message, status, text) => {
  test("leads to the log-in, which says why under its form, over a reload too, and then back", async () => {
    const { table } = backend({ "GET /api/wallet": () => answer({ message }, status) });
    const { screen } = await renderSite("/user/home?dialog=transfer", FIXED_MARKET, "token-a");
    await expect.poll(here).toBe("/login");
    await expect.element(underTheForm()).toHaveTextContent(text);
    expect(window.sessionStorage.getItem("token")).toBeNull();

    await screen.unmount();
    await renderSite(null, FIXED_MARKET);
    await expect.element(underTheForm()).toHaveTextContent(text);
    table["GET /api/wallet"] = () => answer(aWalletAnswer());
    await logIn();
    await expect.poll(here).toBe("/user/home?dialog=transfer");
    await expect.element(page.getByRole("dialog", { name: "Transfer" })).toBeVisible();
  });

  test("in a dialog finds what was typed again after the next log-in", async () => {
    backend({ "POST /api/wallet/transfer": () => answer({ message }, status) });
    await renderSite("/user/home?dialog=transfer&to=PG", FIXED_MARKET, "token-a");
    await amount().fill("12.50");
    await page.getByRole("dialog").getByRole("button", { name: "Transfer", exact: true }).click();
    await expect.poll(here).toBe("/login");
    await expect.element(underTheForm()).toHaveTextContent(text);
    await logIn();
    await expect.element(amount()).toHaveValue("12.50");
  });
});

test.each([
  [401, undefined],
  [403, undefined],
  [403, { message: " " }],
])("a bare %i ends no session: its place says so and offers another try", async (status, body) => {
  backend({ "GET /api/wallet": () => answer(body, status) });
  await renderSite("/user/home", FIXED_MARKET, "token-a");
  await expect
    .element(page.getByText("You are not allowed to do this. Contact support.").first())
    .toBeVisible();
  await expect.element(page.getByRole("button", { name: "Try again" }).first()).toBeVisible();
  expect([here(), window.sessionStorage.getItem("token")]).toEqual(["/user/home", "token-a"]);
});

test("a log-in itself that is refused with such a code says it and stays", async () => {
  backend({ "POST /api/login": () => answer({ message: "EXPIRED_AUTH_TOKEN" }, 401) });
  await renderSite("/login", FIXED_MARKET);
  await logIn();
  await expect.element(underTheForm()).toHaveTextContent("Your session has ended. Log in again.");
  await expect.element(phone()).toHaveValue("0812345678");
});

test.each(["", " ", "\u200b"])(
  "a log-in refused with the message %j is told by its status",
  async (message) => {
    backend({ "POST /api/login": () => answer({ message }, 429) });
    await renderSite("/login", FIXED_MARKET);
    await logIn();
    await expect
      .element(underTheForm())
      .toHaveTextContent("Too many requests. Wait a moment, then try again.");
  },
);

describe("a refusal under the log-in's form", () => {
  const MISSING = "Enter your phone number";

  test("is gone once the press finds a field empty, and does not come back with what is typed", async () => {
    backend({ "GET /api/wallet": () => answer({ message: "EXPIRED_AUTH_TOKEN" }, 401) });
    await renderSite("/user/home", FIXED_MARKET, "token-a");
    await expect.element(underTheForm()).toHaveTextContent("Your session has ended. Log in again.");
    await submit();
    await expect.element(page.getByText(MISSING)).toBeVisible();
    await expect.element(underTheForm()).not.toBeInTheDocument();
    await phone().fill("0812345678");
    await expect.element(page.getByText(MISSING)).not.toBeInTheDocument();
    await expect.element(underTheForm()).not.toBeInTheDocument();
  });

  test("stands while the fields are filled in for the first time: a browser does that by itself", async () => {
    backend({ "GET /api/wallet": () => answer({ message: "EXPIRED_AUTH_TOKEN" }, 401) });
    await renderSite("/user/home", FIXED_MARKET, "token-a");
    await expect.element(underTheForm()).toBeVisible();
    await phone().fill("0812345678");
    await page.getByLabelText("Password", { exact: true }).fill("secret-1");
    await expect.element(underTheForm()).toHaveTextContent("Your session has ended. Log in again.");
  });

  test("of the log-in itself is gone once what was refused is changed, and so is one before it", async () => {
    const { table } = backend({
      "GET /api/wallet": () => answer({ message: "EXPIRED_AUTH_TOKEN" }, 401),
      "POST /api/login": () => answer({ message: "WRONG_CREDENTIAL" }, 401),
    });
    await renderSite("/user/home", FIXED_MARKET, "token-a");
    await expect.element(underTheForm()).toBeVisible();
    await logIn();
    await expect
      .element(underTheForm())
      .toHaveTextContent("The phone number or the password is wrong. Try again.");
    await page.getByLabelText("Password", { exact: true }).fill("secret-2");
    await expect.element(underTheForm()).not.toBeInTheDocument();
    table["POST /api/login"] = () => answer({ message: "INACTIVE_USER" }, 401);
    await submit();
    await expect
      .element(underTheForm())
      .toHaveTextContent("This member account is suspended. Contact support.");
    await phone().fill("");
    await submit();
    await expect.element(page.getByText(MISSING)).toBeVisible();
    await expect.element(underTheForm()).not.toBeInTheDocument();
  });
});

test.each(["/login", "/", "/user"])("no page from the log-in at %s to home is empty", async (address) => {
  backend();
  await renderSite(address, FIXED_MARKET);
  await expect.element(phone()).toBeVisible();
  const empty: string[] = [];
  const pages = new MutationObserver(() => {
    if (!document.querySelector("main")?.textContent) empty.push(here());
  });
  pages.observe(document.body, { childList: true, subtree: true });
  await logIn();
  await expect.element(page.getByRole("heading", { name: "Total balance" })).toBeVisible();
  await expect.poll(here).toBe("/user/home");
  pages.disconnect();
  expect(empty).toEqual([]);
});
