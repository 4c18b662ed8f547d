import { describe, expect, test } from "vitest";
import type { DepositAccount } from "@member-wallet/api";
import { offeredMethods } from "./deposit-offers.ts";

const account = (over: Partial<DepositAccount> = {}): DepositAccount => ({
  bankCode: "SCB",
  bankType: "BANK",
  mode: "MANUAL",
  bankAccountName: "THONG WALLET",
  bankAccountNo: "468-012-3456",
  currency: "BAHT",
  bank: { nameTH: "ธนาคารไทยพาณิชย์", nameEN: "Siam Commercial Bank" },
  ...over,
});
const shown = (...banks: DepositAccount[]) =>
  offeredMethods({ banks, wallets: [], isManual: false }, false, "en").map((way) => way.shown);

describe("an account at a bank", () => {
  test("is distinguished from another account at that bank by the end of its number", () => {
    expect(shown(account(), account({ bankAccountNo: "4680129012" }))).toMatchObject([
      { name: "Siam Commercial Bank", account: "•••3456" },
      { name: "Siam Commercial Bank", account: "•••9012" },
    ]);
  });

  test.each([
    ["THONG WALLET", "THONG WALLET"],
    ["", ""],
  ])("without a number is known by its holder, here %j", (bankAccountName, known) => {
    expect(shown(account({ bankAccountNo: "", bankAccountName }))).toMatchObject([{ account: known }]);
  });

  test("is distinguished from another account at that bank that takes QR payments", () => {
    const auto = account({ bankCode: "KBANK", mode: "AUTO" });
    expect(shown(auto, account({ bankCode: "KBANK", bankAccountNo: "0129876543" }))).toMatchObject([
      { kind: "account-auto", account: "•••3456" },
      { kind: "qr", account: "•••6543" },
    ]);
  });
});

test("has only its name for a gateway", () => {
  expect(shown(account({ bankCode: "WW", bankType: "PAYMENT" }))).toMatchObject([
    { kind: "qr", account: "" },
  ]);
});
