import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aGameAccount, aWalletAnswer } from "@member-wallet/api/fixtures";
import { answer, mockBackend } from "../../testing/mock-backend.ts";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";

const code = vi.hoisted(() => Promise.withResolvers<null>());
vi.mock(import("./GameCarousels.tsx"), async (importOriginal) => {
  await code.promise;
  return importOriginal();
});

const movements = () =>
  page.getByRole("region", { name: "Latest entries" }).element().getBoundingClientRect().top;

test("what is below the games is out of sight before their code is there, and after: nothing is seen to move", async () => {
  const slots = (["slot", "sport", "lotto"] as const).map((category) =>
    aGameAccount({ code: category, category }),
  );
  mockBackend({
    "GET /api/wallet": () => answer(aWalletAnswer({ slots })),
    "POST /api/statement": () => answer({ total: 0, statements: [] }),
  });
  await renderSite("/user/home", FIXED_MARKET, "token-a");
  await expect.element(page.getByText("No entries yet")).toBeVisible();
  const before = movements();
  code.resolve(null);
  await expect.element(page.getByRole("heading", { name: "Lottery" })).toBeVisible();
  expect(before).toBeGreaterThanOrEqual(movements());
  expect(movements()).toBeGreaterThan(window.innerHeight);
});
