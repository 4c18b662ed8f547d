import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatAmount } from "../money/format-amount.ts";
import { satang } from "../money/satang.ts";
import { type Balances, checkTransfer, type TransferDraft, WALLET } from "./check-transfer.ts";

const BALANCES: Balances = new Map([
  [WALLET, satang(100_000)],
  ["PG", satang(0)],
  ["JOKER", null],
]);

function aDraft(changes: Partial<TransferDraft> = {}): TransferDraft {
  return { from: WALLET, to: "PG", amount: "100", ...changes };
}

function problems(changes: Partial<TransferDraft>) {
  const checked = checkTransfer(aDraft(changes), BALANCES);
  return checked.kind === "ready" ? null : checked.problems;
}

test("a valid draft becomes a transfer", () => {
  expect(checkTransfer(aDraft({ amount: "1,000.00" }), BALANCES)).toEqual({
    kind: "ready",
    intent: { from: WALLET, to: "PG", amount: 100_000 },
  });
});

describe("the accounts", () => {
  test("must both be chosen", () => {
    expect(problems({ from: null, to: null })).toMatchObject({
      from: { kind: "not-chosen" },
      to: { kind: "not-chosen" },
    });
  });

  test("that no longer exist count as not chosen", () => {
    expect(problems({ to: "GONE" })?.to).toEqual({ kind: "not-chosen" });
  });

  test("must differ", () => {
    expect(problems({ to: WALLET })?.to).toEqual({ kind: "same-account" });
  });
});

describe("the amount", () => {
  test.each([
    ["", { kind: "empty" }],
    ["1e3", { kind: "malformed" }],
    ["0.005", { kind: "too-precise" }],
    ["0.99", { kind: "below-minimum" }],
    ["0", { kind: "below-minimum" }],
    ["1000.01", { kind: "not-enough", balance: 100_000 }],
  ])("%j is refused", (amount, problem) => {
    expect(problems({ amount })?.amount).toEqual(problem);
  });

  test.each(["1", "1000"])("%j, exactly the minimum or the balance, is accepted", (amount) => {
    expect(problems({ amount })).toBeNull();
  });

  test("is not compared with an unknown balance", () => {
    expect(problems({ from: "JOKER", amount: "999999" })).toBeNull();
  });
});

test("a checked transfer is at least 1 baht, at most the balance, between two accounts, for any draft", () => {
  const account = fc.constantFrom(null, WALLET, "PG", "JOKER", "GONE");
  const amount = fc.oneof(
    fc.integer({ min: 0, max: 200_000 }).map((value) => formatAmount(satang(value))),
    fc.string(),
  );
  fc.assert(
    fc.property(account, account, amount, (from, to, typed) => {
      const checked = checkTransfer({ from, to, amount: typed }, BALANCES);
      if (checked.kind !== "ready") return;
      const { intent } = checked;
      expect(intent.from).not.toBe(intent.to);
      expect(intent.amount).toBeGreaterThanOrEqual(100);
      expect(intent.amount).toBeLessThanOrEqual(BALANCES.get(intent.from) ?? Number.MAX_SAFE_INTEGER);
    }),
  );
});
