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
const offered = (latest: string | null, ...banks: DepositAccount[]) =>
  offeredMethods(
    { banks, wallets: [], isManual: false },
    {
      takesGiftLinks: false,
      language: "en",
      gatewayName: (nth) => `PromptPay QR code ${nth}`,
      depositor: { bankCode: null, currency: { kind: "only", code: "BAHT" } },
      latest,
    },
  ).map(({ shown: method }) => method);
const shown = (...banks: DepositAccount[]) => offered(null, ...banks);

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
      { kind: "qr", account: "•••6543" },
      { kind: "account-auto", account: "•••3456" },
    ]);
  });
});

test("a gateway has a plain name with its place among the gateways, and its code beside it", () => {
  const gateway = (bankCode: string) => account({ bankCode, bankType: "PAYMENT" });
  expect(
    shown(gateway("ZAPMAN"), account({ bankCode: "KBANK" }), gateway("WW"), gateway("ZAPMAN")),
  ).toMatchObject([
    { key: "qr-ZAPMAN", name: "PromptPay QR code 1", account: "ZAPMAN" },
    { key: "qr-KBANK", name: "Siam Commercial Bank" },
    { key: "qr-WW", name: "PromptPay QR code 2", account: "WW" },
    { key: "qr-ZAPMAN-2", name: "PromptPay QR code 1", account: "ZAPMAN" },
  ]);
});

test("the method chosen last is first, one that is no longer offered moves none", () => {
  const banks = [account(), account({ bankCode: "KBANK" })];
  const keys = (latest: string | null) => offered(latest, ...banks).map(({ key }) => key);
  expect(keys(null)).toEqual(["qr-KBANK", "SCB-4680123456"]);
  expect(keys("SCB-4680123456")).toEqual(["SCB-4680123456", "qr-KBANK"]);
  expect(keys("qr-WW")).toEqual(["qr-KBANK", "SCB-4680123456"]);
});
