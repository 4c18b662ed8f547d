import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Depositor, type OfferedAccount, orderMethods } from "./order-methods.ts";
import { type PaymentMethod, paymentMethods } from "./payment-methods.ts";

const account = (bankCode: string, over: Partial<OfferedAccount> = {}): OfferedAccount => ({
  bankCode,
  bankType: "BANK",
  mode: "MANUAL",
  currency: "BAHT",
  ...over,
});
const BANKS = [
  account("SCB"),
  account("KBANK", { mode: "AUTO" }),
  account("KBANK"),
  account("GSB"),
  account("BCEL", { currency: "LAK" }),
  account("WW", { bankType: "PAYMENT" }),
];
const THAI = { kind: "only", code: "BAHT" } as const;
const LAO = { kind: "usual", code: "LAK" } as const;

const offered = (banks: readonly OfferedAccount[]) =>
  paymentMethods({ banks, wallets: [{}], isManual: false }).map((method, at) => ({ method, at }));
const nameOf = (method: PaymentMethod<OfferedAccount>) =>
  method.kind === "gift-link" ? "gift" : `${method.kind} ${method.account.bankCode}`;
const order = (bankCode: string | null, currency: Depositor["currency"]) =>
  orderMethods(offered(BANKS), { bankCode, currency }).map(({ method }) => nameOf(method));

describe("the methods of deposit", () => {
  test("begin with the fastest, of these with those at the member's bank; another currency is last", () => {
    expect(order("KBANK", THAI)).toEqual([
      "qr KBANK",
      "qr WW",
      "account KBANK",
      "account SCB",
      "account GSB",
      "gift",
      "account BCEL",
    ]);
    expect(order("GSB", THAI).slice(3, 5)).toEqual(["account GSB", "account SCB"]);
  });

  test.each([
    ["BCEL", "account BCEL"],
    // The operator has no account there: most members of the site have kip.
    ["LDB", "account BCEL"],
    [null, "account BCEL"],
    ["SCB", "qr KBANK"],
  ])("of a member of the Lao site with an account at %s begin with %s", (bankCode, first) => {
    expect(order(bankCode, LAO)[0]).toBe(first);
  });

  test("are all there, once; the currency counts before the speed, the speed before the bank, and the given order decides the rest", () => {
    const code = fc.constantFrom("SCB", "KBANK", "BCEL", "WW");
    const currency = fc.constantFrom("BAHT", "LAK", "");
    const someBanks = fc.array(
      fc.record({
        bankCode: code,
        bankType: fc.constantFrom("BANK", "PAYMENT"),
        mode: fc.constantFrom("AUTO", "MANUAL"),
        currency,
      }),
    );
    fc.assert(
      fc.property(someBanks, code, fc.constantFrom("BAHT", "LAK"), (banks, bankCode, own) => {
        const methods = offered(banks);
        const ordered = orderMethods(methods, { bankCode, currency: { kind: "only", code: own } });
        expect(ordered.toSorted((one, other) => one.at - other.at)).toEqual(methods);
        const keys = ordered.map(({ method, at }) => {
          const foreign = (method.kind === "gift-link" ? "BAHT" : method.account.currency || "BAHT") !== own;
          const slow = { qr: 0, account: 2, "gift-link": 3 }[method.kind];
          const speed = method.kind === "account" && !method.slip ? 1 : slow;
          const elsewhere = method.kind === "gift-link" || method.account.bankCode !== bankCode;
          return [Number(foreign), speed, Number(elsewhere), at]
            .map((part) => `${part}`.padStart(6, "0"))
            .join();
        });
        expect(keys).toEqual(keys.toSorted());
      }),
    );
  });
});
