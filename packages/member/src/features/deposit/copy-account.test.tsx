import { beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aBankAccount, aWalletAnswer } from "@member-wallet/api/fixtures";
import { answer } from "../../testing/mock-backend.ts";
import { backend, button, field, open } from "../../testing/deposit-dialog.ts";

/** The text next to a copy button that opens the name edit. */
const NAME_FIRST =
  "Your bank uses names in English. Edit the name first; then we copy the account number for you.";

let copied: string[] = [];
beforeEach(() => {
  copied = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
});

describe("the account number", () => {
  test("is copied as digits", async () => {
    backend();
    await open("SCB-4680123456");
    await button("Copy: Account number").click();
    await expect.poll(() => copied).toEqual(["4680123456"]);
  });

  test.each([
    ["SCB", "สมชาย ใจดี"],
    ["BCEL", "ສົມພອນ"],
    ["KTB", "Somchai Jaidee"],
  ])("is copied at once where the member banks at %s as %s", async (bankCode, bankAccountName) => {
    const bankAccount = aBankAccount({ bankCode, bankAccountName });
    const { callsTo } = backend({ "GET /api/wallet": () => answer(aWalletAnswer({ bankAccount })) });
    await open("SCB-4680123456");
    await expect.element(page.getByText("468-012-3456")).toBeVisible();
    await expect.poll(() => callsTo("GET /api/wallet").length).toBeGreaterThan(0);
    expect(page.getByText(NAME_FIRST).elements()).toEqual([]);
    await button("Copy: Account number").click();
    await expect.poll(() => copied).toEqual(["4680123456"]);
    expect(page.getByRole("dialog", { name: "Edit bank account name" }).elements()).toEqual([]);
  });

  test.each(["KTB", "TMB", "BBL"])(
    "waits for an English name where the member banks at %s, and is copied by itself then",
    async (bankCode) => {
      const bankAccount = aBankAccount({ bankCode, bankAccountName: "สมชาย ใจดี" });
      const { callsTo } = backend({
        "GET /api/wallet": () => answer(aWalletAnswer({ bankAccount })),
        "GET /api/account/profile": () => answer({ profile: aWalletAnswer().profile, bankAccount }),
        "PUT /api/account/bankAccountName": () => answer({ message: "SUCCESS" }),
      });
      await open("SCB-4680123456");
      await expect.element(page.getByText("468-012-3456")).toBeVisible();
      await expect.poll(() => callsTo("GET /api/wallet").length).toBeGreaterThan(0);
      await expect.element(page.getByText(NAME_FIRST)).toBeVisible();
      await expect.element(button("Copy: Account number")).toHaveAccessibleDescription(NAME_FIRST);
      await button("Copy: Account number").click();
      await field("Bank account name").fill("somchai jaidee");
      await button("Save").click();
      await expect.poll(() => copied).toEqual(["4680123456"]);
      expect(callsTo("PUT /api/account/bankAccountName")[0]?.body).toEqual({
        bankCode,
        bankAccountName: "SOMCHAI JAIDEE",
      });
      await expect.element(page.getByText("468-012-3456")).toBeVisible();
    },
  );
});
