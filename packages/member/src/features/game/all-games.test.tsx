import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aGameAccount, aWalletAnswer } from "@member-wallet/api/fixtures";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { answer, mockBackend } from "../../testing/mock-backend.ts";

const dialog = (name: string) => page.getByRole("dialog", { name });

test("see all beside a carousel opens all games, its own kind first; Back from a game leads to the list", async () => {
  const slots = [
    aGameAccount({ code: "PG", name: "PG Soft", category: "slot" }),
    aGameAccount({ code: "UFABET", name: "UFABET", category: "sport", amount: 336 }),
    aGameAccount({ code: "SEXYGAME", name: "Sexy Game", category: "sport", isActive: false }),
  ];
  mockBackend({ "GET /api/wallet": () => answer(aWalletAnswer({ slots })) });
  await renderSite("/user/home", FIXED_MARKET, "token-a");
  const seeAll = page.getByRole("button", { name: "See all Sports and casino" });
  await expect.element(seeAll).toBeVisible();
  // A carousel with one game shows all of it.
  expect(page.getByRole("button", { name: /^See all Slots/ }).elements()).toEqual([]);
  await seeAll.click();
  const games = dialog("All games");
  await expect.element(games.getByRole("button", { name: /UFABET.*336\.00 baht/ })).toBeVisible();
  await expect.element(games.getByRole("button", { name: /Sexy Game.*Open game account/ })).toBeVisible();
  const headings = games.getByRole("heading", { level: 3 }).elements();
  expect(headings.map(({ textContent }) => textContent)).toEqual(["Sports and casino", "Slots"]);
  await games.getByRole("button", { name: /PG Soft/ }).click();
  await expect.element(dialog("PG Soft")).toBeVisible();
  window.history.back();
  await expect.element(dialog("All games")).toBeVisible();
});
