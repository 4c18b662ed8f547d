import type { IdempotencyKey, StatementEntry } from "@member-wallet/api";
import { satang } from "@member-wallet/domain";
import { describe, expect, test } from "vitest";
import type { Act, Asked, Progress, Stand } from "./act.ts";
import { foundActs, type MoneyRow, rowOf, withdrawalRows } from "./money-rows.ts";
import { readProgress } from "./stored-acts.ts";

const SENT = Date.UTC(2026, 0, 5, 4);
const SLIP: Asked = { kind: "slip" };
const WITHDRAW: Asked = { kind: "withdraw", amount: satang(10_000) };

/** An act that was begun so many minutes later; accepted unless it stands otherwise. */
const anAct = (asked: Asked, minutes: number, progress: Partial<Progress> = {}, stand?: Stand): Act => ({
  asked,
  key: `key-${minutes}` as IdempotencyKey,
  began: SENT + minutes * 60_000,
  stand: stand ?? { kind: "processing", progress: { ...readProgress(null), ...progress }, told: true },
});

const anEntry: Omit<StatementEntry, "createdAt"> = {
  statementType: "withdraw",
  status: "PENDING",
  from: "wallet",
  to: "SCB",
  amount: satang(10_000),
  bonus: null,
  promotion: null,
  invite: null,
  refund: null,
  luckydraw: null,
};

const row = (minutes: number, over: Partial<MoneyRow> = {}): MoneyRow => ({
  reference: null,
  at: new Date(SENT + minutes * 60_000).toISOString(),
  nth: 0,
  amount: satang(10_000),
  state: "in-progress",
  sentAt: null,
  endedAt: null,
  reason: null,
  ...over,
});

describe("accepted money without a name", () => {
  const [first, second] = [anAct(SLIP, 0), anAct(SLIP, 5)];
  const [firstRow, secondRow] = [row(0), row(5)];

  test("is the oldest in its list since it was sent, so that no other one's end is told of it", () => {
    const rows = [secondRow, firstRow, row(-1)];
    expect(rowOf(first, [first, second], rows)).toBe(firstRow);
    expect(rowOf(second, [first, second], rows)).toBe(secondRow);
  });

  test("is one of just before it was sent only where none came since: the server's clock is known roughly", () => {
    const [justBefore, just] = [row(-0.02), row(0.001)];
    expect(rowOf(first, [first], [secondRow, just, justBefore])).toBe(just);
    expect(rowOf(first, [first], [justBefore, row(-0.03)])).toBe(justBefore);
  });

  test("is not what another act is known to be", () => {
    const other = anAct(SLIP, 0, { at: firstRow.at });
    expect(rowOf(anAct(SLIP, 0.01), [other], [secondRow, firstRow])).toBe(secondRow);
    expect(rowOf(anAct(SLIP, 0.01), [other], [firstRow])).toBeUndefined();
  });

  test("stays what it was found to be, with newer rows in the list", () => {
    const found = anAct(SLIP, 0, { at: firstRow.at });
    expect(rowOf(found, [found], [row(9), secondRow, firstRow])).toBe(firstRow);
    expect(rowOf(found, [found], [row(9), secondRow])).toBeUndefined();
  });

  test("is a withdrawal of its own amount", () => {
    const act = anAct(WITHDRAW, 0);
    const other = row(0, { amount: satang(20_000) });
    expect(rowOf(act, [act], [row(1), other])).toEqual(row(1));
    expect(rowOf(act, [act], [other])).toBeUndefined();
  });
});

test("a slip with a reference is no other one", () => {
  const named = anAct(SLIP, 0, { reference: "S-1" });
  const own = row(0, { reference: "S-1" });
  expect(rowOf(named, [named], [row(1, { reference: "S-2" }), own])).toBe(own);
  expect(rowOf(named, [named], [row(1, { reference: "S-2" })])).toBeUndefined();
});

describe("a withdrawal in progress that the statement shows", () => {
  test("joins the record where no act of this browser can be it, known to the member", () => {
    const [found] = foundActs("withdraw", [row(0)], []);
    expect(found).toMatchObject({ asked: WITHDRAW, began: SENT, stand: { kind: "processing", told: true } });
    expect(foundActs("withdraw", [row(0, { state: "success" })], [])).toEqual([]);
  });

  test("does not join it twice, by whatever tab", () => {
    const [found] = foundActs("withdraw", [row(0)], []);
    expect(foundActs("withdraw", [row(0)], found ? [found] : [])).toEqual([]);
    expect(foundActs("withdraw", [row(0)], [])[0]?.key).toBe(found?.key);
  });

  test.each<[string, Stand | undefined]>([
    ["is being sent", { kind: "sending" }],
    ["may have been done", { kind: "unknown", resend: false, told: true }],
    ["was accepted", undefined],
  ])("does not join it while one of its amount %s", (_what, stand) => {
    expect(foundActs("withdraw", [row(0)], [anAct(WITHDRAW, 0, {}, stand)])).toEqual([]);
    expect(foundActs("withdraw", [row(-1)], [anAct(WITHDRAW, 0, {}, stand)])).toHaveLength(1);
  });

  test("joins it beside one that was given up, which nobody follows", () => {
    expect(foundActs("withdraw", [row(0)], [anAct(WITHDRAW, 0, {}, { kind: "given-up" })])).toHaveLength(1);
  });
});

test("of two withdrawals of one amount and time each stays its own", () => {
  const entry = { ...anEntry, createdAt: row(0).at };
  const rows = withdrawalRows([
    { ...entry, status: "SUCCESS" },
    { ...entry, status: "PENDING" },
  ]);
  const older = anAct(WITHDRAW, 0, rows[1]);
  const newer = { ...anAct(WITHDRAW, 0), key: "key-newer" as IdempotencyKey };
  expect(rowOf(older, [older, newer], rows)?.state).toBe("in-progress");
  expect(rowOf(newer, [older, newer], rows)?.state).toBe("success");
});
