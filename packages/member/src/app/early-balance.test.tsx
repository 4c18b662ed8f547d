import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { aGameAccount, aWalletAnswer } from "@member-wallet/api/fixtures";
import { PATHS } from "../navigation/paths.ts";
import { answer, mockBackend } from "../testing/mock-backend.ts";
import { mountPrerendered, standPrerendered } from "../testing/prerendered-page.ts";
import { showEarlyBalance } from "./early-balance.ts";

let root: HTMLElement;
/** React reports a difference between the HTML and its own first render here. */
let warnings: MockInstance;

beforeEach(() => {
  window.localStorage.setItem("token", "t");
  warnings = vi.spyOn(console, "error");
});
afterEach(() => {
  delete window.__memberWalletPrefetched;
});

/** The prerendered home, whose head script has asked for the wallet. */
async function standingHome(response: Response) {
  window.__memberWalletPrefetched = {
    "/api/wallet": { token: "t", answer: Promise.resolve(response) },
  };
  ({ root } = await standPrerendered(PATHS.home));
}

const total = () => root.querySelector('[data-testid="total-balance"]');

function written(element: Element | null, pseudo: "::before" | "::after"): string {
  return element === null ? "" : getComputedStyle(element, pseudo).content.replaceAll('"', "");
}

/** What the attributes show, in the order in which the styles put them. */
function shownEarly(): string {
  const figure = total()?.querySelector("[data-whole]");
  if (!figure) return "";
  const fraction = figure.querySelector("[data-fraction]");
  const unit = figure.querySelector("[data-unit]");
  return written(figure, "::before") + written(fraction, "::before") + written(unit, "::before");
}

async function drawnByReact() {
  mockBackend({ "GET /api/wallet": () => answer(aWalletAnswer()) });
  await mountPrerendered();
  await expect.poll(() => total()?.querySelector("[data-early]")).toBeNull();
  return total()?.textContent;
}

const slots = [aGameAccount({ amount: 320.5 })];

test("the total stands before React, as React then draws it, and hydration finds no difference", async () => {
  await standingHome(answer(aWalletAnswer({ wallet: { amount: 12_500.25 }, slots })));
  await showEarlyBalance();
  const early = shownEarly();
  expect(early).toMatch(/^12,820\.75 /);
  expect(await drawnByReact()).toBe(early);
  expect(total()?.querySelector("[data-whole]")).toBeNull();
  expect(warnings).not.toHaveBeenCalled();
});

test.each([
  ["of an account that is missing", aWalletAnswer({ slots: [{ ...aGameAccount(), amount: null }] })],
  ["with an account that cannot be read", aWalletAnswer({ slots: [{ ...slots[0], code: "" } as never] })],
  ["that is no amount", aWalletAnswer({ wallet: { amount: "1000" as never } })],
  ["of an answer without accounts", { ...aWalletAnswer(), slots: null }],
  ["of an answer without a profile", { ...aWalletAnswer(), profile: undefined }],
  ["of an answer that is empty", null],
])("a total %s waits for React", async (_case, body) => {
  await standingHome(answer(body));
  await showEarlyBalance();
  expect(shownEarly()).toBe("");
});

test("a refusal and amounts that the member hides wait for React", async () => {
  await standingHome(answer({ ...aWalletAnswer(), message: "x" }, 401));
  await showEarlyBalance();
  expect(shownEarly()).toBe("");
  root.remove();

  window.sessionStorage.setItem("hiddenAmounts", "true");
  await standingHome(answer(aWalletAnswer()));
  await showEarlyBalance();
  expect(shownEarly()).toBe("");
});

test("a page that the browser loads ahead, unseen, shows no total that may be old once it is opened", async () => {
  await standingHome(answer(aWalletAnswer()));
  Object.defineProperty(document, "prerendering", { configurable: true, value: true });
  await showEarlyBalance().finally(() => Reflect.deleteProperty(document, "prerendering"));
  expect(shownEarly()).toBe("");
});
