import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Market } from "@member-wallet/domain";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { answer, mockBackend } from "../../testing/mock-backend.ts";
import { aBankAccount, aProfile } from "@member-wallet/api/fixtures";

const PROTECTING: Market = {
  ...FIXED_MARKET,
  protection: { minimumAge: 20, help: { phone: "1323", website: "https://help.example" } },
};

beforeEach(() => {
  mockBackend({
    "GET /api/account/profile": () => answer({ profile: aProfile(), bankAccount: aBankAccount() }),
    "GET /api/lookup/conditions": () => answer(["<p>One account for each person.</p>"]),
    "GET /api/lookup/info": () => answer({ name: "Operator", website: "" }),
  });
});

test("registration says from which age one may register, and unfolds the operator's conditions", async () => {
  await renderSite("/register", PROTECTING);
  await expect.element(page.getByText("You must be at least 20 years old to register.")).toBeVisible();
  await page.getByText("The operator's conditions").click();
  await expect.element(page.getByText("One account for each person.")).toBeVisible();
});

test("the footer and the profile name the market's help line", async () => {
  await renderSite("/user/profile", PROTECTING, "token-a");
  for (const place of [page.getByRole("region", { name: "Play safely" }), page.getByRole("contentinfo")]) {
    await expect.element(place.getByRole("link", { name: "Call 1323" })).toHaveAttribute("href", "tel:1323");
    await expect
      .element(place.getByRole("link", { name: "Website" }))
      .toHaveAttribute("href", "https://help.example/");
  }
});

test("a market without protection shows nothing of it", async () => {
  await renderSite("/register", FIXED_MARKET);
  await expect.element(page.getByText("You will log in with this number.")).toBeVisible();
  expect(page.getByText("years old", { exact: false }).elements()).toEqual([]);
  expect(page.getByText("The operator's conditions").elements()).toEqual([]);
});

test("a market without a help line names none", async () => {
  await renderSite("/user/profile", { ...FIXED_MARKET, protection: { minimumAge: 18 } }, "token-a");
  await expect.element(page.getByText("Operated by Operator")).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Bank account" })).toBeVisible();
  expect(page.getByText("Help with problem gambling").elements()).toEqual([]);
});
