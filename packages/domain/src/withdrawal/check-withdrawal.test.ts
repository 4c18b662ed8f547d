import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatAmount } from "../money/format-amount.ts";
import { satang } from "../money/satang.ts";
import { checkWithdrawal, withdrawOffer, withdrawShare } from "./check-withdrawal.ts";

const LIMITS = { minimum: satang(10_000), maximum: satang(5_000_000) };
const RICH = satang(900_000_000);

const amounts = fc.integer({ min: 0, max: 1e13 }).map(satang);
const balances = fc.integer({ min: -1e6, max: 1e13 }).map(satang);
const limits = fc.record({ minimum: balances, maximum: balances });

describe("an amount to withdraw", () => {
  test.each([
    ["", { kind: "empty" }],
    ["1e3", { kind: "malformed" }],
    ["-500", { kind: "malformed" }],
    ["100.005", { kind: "too-precise" }],
    ["0", { kind: "below-minimum", minimum: 10_000 }],
    ["99.99", { kind: "below-minimum", minimum: 10_000 }],
    ["50,000.01", { kind: "above-maximum", maximum: 5_000_000 }],
    ["๑๐๐", { kind: "ready", amount: 10_000, remaining: 899_990_000 }],
    ["50,000", { kind: "ready", amount: 5_000_000, remaining: 895_000_000 }],
  ])("of %j gives %j", (text, checked) => {
    expect(checkWithdrawal(text, LIMITS, RICH)).toEqual(checked);
  });

  test("beyond the balance names the balance, if the maximum is higher", () => {
    const available = satang(20_000);
    expect(checkWithdrawal("200.01", LIMITS, available)).toEqual({ kind: "not-enough", available });
    expect(checkWithdrawal("60000", LIMITS, available)).toEqual({ kind: "not-enough", available });
  });

  test("of 0 is refused even without a minimum", () => {
    expect(checkWithdrawal("0", { ...LIMITS, minimum: satang(0) }, RICH)).toEqual({ kind: "not-positive" });
  });

  test("is ready exactly when it is positive and within both limits and the balance", () => {
    fc.assert(
      fc.property(amounts, limits, balances, (amount, bounds, available) => {
        const checked = checkWithdrawal(formatAmount(amount), bounds, available);
        const allowed =
          amount > 0 && amount >= bounds.minimum && amount <= bounds.maximum && amount <= available;
        expect(checked.kind === "ready").toBe(allowed);
        const whole =
          checked.kind === "ready" ? checked.amount + (checked.remaining ?? Number.NaN) : available;
        expect(whole).toBe(available);
      }),
    );
  });
});

describe("withdrawing", () => {
  test.each([
    [{ minimum: satang(100), maximum: satang(99) }, RICH, { kind: "closed" }],
    [{ minimum: satang(0), maximum: satang(0) }, RICH, { kind: "closed" }],
    [{ minimum: satang(100), maximum: satang(100) }, RICH, { kind: "open", most: 100 }],
    [LIMITS, satang(9_999), { kind: "too-little", minimum: 10_000 }],
    [{ ...LIMITS, minimum: satang(0) }, satang(0), { kind: "too-little", minimum: 0 }],
    [LIMITS, satang(10_000), { kind: "open", most: 10_000 }],
    [LIMITS, RICH, { kind: "open", most: 5_000_000 }],
  ])("within %j of %d is %j", (bounds, available, offer) => {
    expect(withdrawOffer(bounds, available)).toEqual(offer);
  });

  test("is offered exactly when the offered maximum can be withdrawn", () => {
    fc.assert(
      fc.property(limits, balances, (bounds, available) => {
        const offer = withdrawOffer(bounds, available);
        const top = satang(Math.max(0, Math.min(bounds.maximum, available)));
        const works = checkWithdrawal(formatAmount(top), bounds, available).kind === "ready";
        expect(offer.kind === "open").toBe(works);
        expect(offer.kind === "open" ? offer.most : top).toBe(top);
      }),
    );
  });
});

describe("an unknown balance", () => {
  test("blocks no withdrawal within the limits, and offers no maximum and no share", () => {
    expect(withdrawOffer(LIMITS, null)).toEqual({ kind: "open", most: null });
    expect(withdrawOffer({ ...LIMITS, maximum: satang(0) }, null)).toEqual({ kind: "closed" });
    expect(withdrawShare(50, LIMITS, null)).toBeNull();
  });

  test("checks an amount against the limits only", () => {
    fc.assert(
      fc.property(amounts, limits, (amount, bounds) => {
        const checked = checkWithdrawal(formatAmount(amount), bounds, null);
        const allowed = amount > 0 && amount >= bounds.minimum && amount <= bounds.maximum;
        expect(checked.kind === "ready").toBe(allowed);
        expect(checked.kind === "ready" ? checked : { amount, remaining: null }).toMatchObject({
          amount,
          remaining: null,
        });
      }),
    );
  });
});

test("an offered share can be withdrawn, and 100 percent is the whole balance", () => {
  fc.assert(
    fc.property(fc.constantFrom(25, 50, 75, 100), limits, balances, (percent, bounds, available) => {
      const share = withdrawShare(percent, bounds, available);
      if (share === null) return;
      expect(checkWithdrawal(formatAmount(share), bounds, available).kind).toBe("ready");
      expect(percent === 100 ? share : available).toBe(available);
    }),
  );
});
