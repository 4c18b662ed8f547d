import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aWalletAnswer } from "@member-wallet/api/fixtures";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { answer, mockBackend } from "../../testing/mock-backend.ts";

function backend(agreements: string[] = ["<p>Be fair.</p>"]) {
  return mockBackend({
    "GET /api/wallet": () => answer(aWalletAnswer({ invite: { amount: 25.5, success: 80, fail: 50 } })),
    "GET /api/lookup/agreements": () => answer(agreements),
    "GET /api/lookup/conditions": () => answer(["<p>Play with your own money.</p>"]),
  });
}
const home = () => renderSite("/user/home", FIXED_MARKET, "token-a");
const here = () => window.location.pathname + window.location.search;
/** The current history entry, as the router counts them. */
const entry = () => (window.history.state as { idx: number }).idx;
const agreement = () => page.getByRole("dialog", { name: "Agreement" });

afterEach(() => void vi.useRealTimers());

beforeEach(() => localStorage.removeItem("agreement"));

test("the agreement opens by itself without an entry in the history, and is remembered once accepted", async () => {
  backend();
  await home();
  const entries = window.history.length;
  await expect.element(agreement()).toBeVisible();
  await expect.element(page.getByText("Be fair.")).toBeVisible();
  expect(window.history.length).toBe(entries);
  await page.getByRole("button", { name: "Accept the agreement" }).click();
  await expect.poll(() => window.location.search).toBe("");
  expect(window.localStorage.getItem("agreement")).toBe("true");
});

test.each([
  {
    over: "the question whether to log out",
    ask: async () => window.history.back(),
    question: "Log out?",
    answered: "Stay logged in",
  },
  {
    over: "another question",
    ask: () => page.getByRole("button", { name: "Receive the bonus" }).click(),
    question: "Receive the invite bonus?",
    answered: "Cancel",
  },
])("the agreement opens after $over was answered, into home's own entry", async (asked) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { callsTo } = backend();
  window.history.pushState({ idx: 0 }, "", "/howto");
  window.history.pushState({ idx: 1 }, "", "/user/home");
  await renderSite(null, FIXED_MARKET, "token-a");
  await expect.poll(() => callsTo("GET /api/lookup/agreements")).toHaveLength(1);
  await expect.element(page.getByRole("button", { name: "Receive the bonus" })).toBeVisible();
  await asked.ask();
  const question = page.getByRole("alertdialog", { name: asked.question });
  await expect.element(question).toBeVisible();
  await vi.advanceTimersByTimeAsync(1_500);
  vi.useRealTimers();
  await question.getByRole("button", { name: asked.answered }).click();
  await expect.element(agreement()).toBeVisible();
  await expect.poll(() => [here(), entry()]).toEqual(["/user/home?dialog=agreement", 1]);
  await page.getByRole("button", { name: "Accept the agreement" }).click();
  await expect.poll(() => [here(), entry()]).toEqual(["/user/home", 1]);
});

/** A dialog over home that is open while the time of the agreement passes. */
async function passItsTime(dialog: string) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { callsTo } = backend();
  await renderSite(`/user/home?dialog=${dialog}`, FIXED_MARKET, "token-a");
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await expect.poll(() => callsTo("GET /api/lookup/agreements")).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_500);
  vi.useRealTimers();
}

/** Home is drawn again, where the agreement would open at once, over what is pressed then. */
async function closeAndGoOn() {
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
  await page.getByRole("button", { name: "Conditions" }).click();
  await expect.element(page.getByText("Play with your own money.")).toBeVisible();
}

test("an agreement that the address opened does not come back once it is closed", async () => {
  await passItsTime("agreement");
  await expect.element(agreement()).toBeVisible();
  await closeAndGoOn();
  expect(agreement().elements()).toEqual([]);
});

test("an agreement that another tab accepted while a dialog stood over home does not open", async () => {
  await passItsTime("conditions");
  window.localStorage.setItem("agreement", "true");
  await closeAndGoOn();
  expect(agreement().elements()).toEqual([]);
});

test("an agreement that was accepted before is not even asked for", async () => {
  window.localStorage.setItem("agreement", "true");
  const { callsTo } = backend();
  await home();
  await expect.element(page.getByRole("navigation", { name: "Member menu" })).toBeVisible();
  expect(callsTo("GET /api/lookup/agreements")).toEqual([]);
});

test("the conditions open from the menu, and Back closes them", async () => {
  window.localStorage.setItem("agreement", "true");
  backend();
  await home();
  await page.getByRole("button", { name: "Conditions" }).click();
  await expect.element(page.getByText("Play with your own money.")).toBeVisible();
  window.history.back();
  await expect.poll(() => page.getByRole("dialog").elements().length).toBe(0);
});
