import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { satang } from "../money/satang.ts";
import { QR_PROVIDERS } from "./payment-methods.ts";
import { completedDeposits, paymentOf, type PayableQr, type StatementDeposit } from "./qr-payment.ts";

const payment = (over: Partial<StatementDeposit> = {}): StatementDeposit => ({
  statementType: "deposit",
  status: "SUCCESS",
  from: "WW",
  amount: satang(30_000),
  createdAt: "2026-03-01T10:00:00.000Z",
  ...over,
});
const qr = (over: Partial<PayableQr> = {}): PayableQr => ({
  provider: "WW",
  amount: satang(30_000),
  before: [],
  ...over,
});

describe("the payment of a QR", () => {
  test.each([
    ["from its provider", "WW"],
    ["from a bank", "SCB"],
    ["from a bank that has QRs of its own", "KBANK"],
    ["from nobody knows where", null],
  ])("is a new deposit of its amount %s", (_what, from) => {
    expect(paymentOf(qr(), [payment({ from })])).toEqual(payment({ from }));
  });

  test.each([
    ["stood there before", {}, { before: ["2026-03-01T10:00:00.000Z"] }],
    ["is in progress", { status: "PENDING" }, {}],
    ["failed", { status: "FAILED" }, {}],
    ["is of another amount", { amount: satang(30_001) }, {}],
    ["came by another gateway's QR", { from: "ZAPMAN" }, {}],
    ["came by a gift link", { from: "TRUEWALLET" }, {}],
    ["is a bonus", { statementType: "bonus" }, {}],
    [
      "is of the same amount, where the QR's is not known, and from a bank",
      { from: "SCB" },
      { amount: null },
    ],
  ])("is no entry that %s", (_what, entry, over) => {
    expect(paymentOf(qr(over), [payment(entry)])).toBeNull();
  });

  test("is found by the provider where the QR's amount is unknown", () => {
    expect(paymentOf(qr({ amount: null }), [payment()])).toEqual(payment());
  });

  test("may be an entry that was in progress before", () => {
    const pending = payment({ status: "PENDING" });
    const before = completedDeposits([pending]);
    expect(paymentOf(qr({ before }), [payment()])).toEqual(payment());
  });
});

test("is never an entry that was complete before, and always found among the later ones", () => {
  const entry = fc.record({
    statementType: fc.constantFrom("deposit", "withdraw", "transfer", "bonus"),
    status: fc.constantFrom("SUCCESS", "FAILED", "PENDING"),
    from: fc.constantFrom(...QR_PROVIDERS, "SCB", null),
    amount: fc.constantFrom(satang(30_000), satang(10_000)),
    createdAt: fc.integer({ min: 0, max: 9_999 }).map((at) => new Date(at * 1000).toISOString()),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 10 }), fc.constantFrom(...QR_PROVIDERS), (entries, provider) => {
      const asked = qr({ provider, before: completedDeposits(entries) });
      expect(paymentOf(asked, entries)).toBeNull();
      const paid = payment({ from: provider });
      expect(paymentOf(asked, [paid, ...entries])).toBe(paid);
    }),
  );
});
