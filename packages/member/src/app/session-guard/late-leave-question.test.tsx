import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aWalletAnswer } from "@member-wallet/api/fixtures";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { answer, mockBackend } from "../../testing/mock-backend.ts";

const code = vi.hoisted(() => Promise.withResolvers<null>());
vi.mock(import("./LeaveQuestion.tsx"), async (importOriginal) => {
  await code.promise;
  return importOriginal();
});

const entry = () => (window.history.state as { idx?: number } | null)?.idx;

test("a question whose code loads after the member left is asked, and staying returns to the member's entry", async () => {
  mockBackend({
    "GET /api/lookup/contact": () => answer({ contactText: "", lineLink: "", lineName: "", lineQR: "" }),
    "GET /api/wallet": () => answer(aWalletAnswer()),
    "POST /api/statement": () => answer({ total: 0, statements: [] }),
  });
  await renderSite("/user/home", FIXED_MARKET, "token-a");
  await expect.element(page.getByText("Hello, สมชาย")).toBeVisible();
  const home = entry();
  expect.assert(home !== undefined);
  const state = { usr: null, key: "a-link", idx: home + 1 };
  window.history.pushState(state, "", "/contact");
  window.dispatchEvent(new PopStateEvent("popstate", { state }));
  await expect.element(page.getByText("Loading", { exact: true })).toBeVisible();
  const question = page.getByRole("alertdialog", { name: "Log out?" });
  await expect.element(question).not.toBeInTheDocument();

  code.resolve(null);
  await question.getByRole("button", { name: "Stay logged in" }).click();
  await expect.poll(() => window.location.pathname).toBe("/user/home");
  await expect.element(question).not.toBeInTheDocument();
  expect(entry()).toBe(home);
  await expect.element(page.getByText("Hello, สมชาย")).toBeVisible();
});
