import { randomUUID } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ledgerBreaches } from "../ledger/audit.ts";
import { type TestMember } from "../testing/test-app.ts";
import { readWireAmount } from "./wire-amount.ts";
import { useTestApp } from "../testing/suites.ts";

function transfer(member: TestMember, from: string, to: string, amount: unknown) {
  return member.call("POST", "/api/wallet/transfer", { body: { from, to, amount } });
}

describe("the wallet", async () => {
  const app = await useTestApp();

  it("returns the balances in baht, and every game of the operator", async () => {
    const member = await app.member({ wallet: 123_456, games: { PG: 7 } });
    const { body } = await member.call("GET", "/api/wallet");
    expect(body).toMatchObject({
      wallet: { amount: 1234.56 },
      invite: { amount: 0, success: 90, fail: 100 },
    });
    expect(body).toHaveProperty(
      "slots",
      app.context.operator.games.map((game) =>
        expect.objectContaining({
          code: game.code,
          isActive: game.code === "PG",
          amount: game.code === "PG" ? 0.07 : 0,
        }),
      ),
    );
  });

  it("moves money to a game and back, and writes both into the statement", async () => {
    const member = await app.member({ wallet: 10_000, games: { PG: 0 } });
    expect((await transfer(member, "wallet", "PG", 30.25)).body).toEqual({ message: "SUCCESS" });
    expect((await transfer(member, "PG", "wallet", 0.25)).status).toBe(200);
    expect(await member.balance("wallet")).toBe(7_000);
    expect(await member.statement(10)).toMatchObject({
      total: 3,
      statements: [
        { statementType: "transfer", status: "SUCCESS", from: "PG", to: "wallet", amount: 0.25 },
        { statementType: "transfer", status: "SUCCESS", from: "wallet", to: "PG", amount: 30.25 },
        { statementType: "deposit", status: "SUCCESS", from: "SCB", to: "wallet", amount: 100 },
      ],
    });
  });

  it.each([
    [0.005, "KEY_INVALID"],
    [30.001, "KEY_INVALID"],
    ["1e3", "KEY_INVALID"],
    ["30", "KEY_INVALID"],
    [Number.NaN, "KEY_INVALID"],
    [null, "KEY_INVALID"],
    [[30], "KEY_INVALID"],
    [1e300, "KEY_INVALID"],
    [-30, "TRANSFER_MINIMUM"],
    [0, "TRANSFER_MINIMUM"],
    [100.01, "MONEY_NOT_ENOUGH"],
  ])("refuses to transfer %j, and moves nothing", async (amount, code) => {
    const member = await app.member({ wallet: 10_000, games: { PG: 5_000 } });
    for (const [from, to] of [
      ["wallet", "PG"],
      ["PG", "wallet"],
    ] as const) {
      const response = await transfer(member, from, to, amount);
      expect([response.status, response.body]).toEqual([400, { message: code }]);
    }
    expect([await member.balance("wallet"), await member.balance("game", "PG")]).toEqual([10_000, 5_000]);
  });

  it.each([
    ["wallet", "wallet", "TRANSFER_FAIL"],
    ["PG", "PG", "TRANSFER_FAIL"],
    ["wallet", "JOKER", "SLOT_NO_ACCOUNT"],
    ["JOKER", "wallet", "SLOT_NO_ACCOUNT"],
    ["wallet", "NOWHERE", "SLOT_NO_ACCOUNT"],
    ["hold", "wallet", "SLOT_NO_ACCOUNT"],
    ["", "wallet", "SLOT_NO_ACCOUNT"],
  ])("refuses to transfer from %j to %j", async (from, to, code) => {
    const member = await app.member({ wallet: 10_000, games: { PG: 5_000 } });
    expect((await transfer(member, from, to, 1)).body).toEqual({ message: code });
    expect(await member.balance("wallet")).toBe(10_000);
  });

  it("moves everything into one account, and refuses when there is nothing", async () => {
    const member = await app.member({ wallet: 1, games: { PG: 200, UFABET: 3_000 } });
    const collect = (to: string) => member.call("POST", "/api/wallet/transferAll", { body: { to } });
    expect((await collect("UFABET")).status).toBe(200);
    expect(await member.balance("game", "UFABET")).toBe(3_201);
    expect((await collect("wallet")).status).toBe(200);
    expect(await member.balance("wallet")).toBe(3_201);
    expect((await collect("wallet")).body).toEqual({ message: "MONEY_NOT_ENOUGH" });
    expect((await collect("JOKER")).body).toEqual({ message: "SLOT_NO_ACCOUNT" });
  });

  it("moves a withdrawal from the wallet to the hold, in progress in the statement", async () => {
    const member = await app.member({ wallet: 50_000 });
    expect((await member.call("POST", "/api/wallet/withdraw", { body: { amount: 120.5 } })).status).toBe(200);
    expect([await member.balance("wallet"), await member.balance("hold")]).toEqual([37_950, 12_050]);
    expect(await member.statement(1)).toMatchObject({
      total: 2,
      statements: [
        { statementType: "withdraw", status: "PENDING", from: "wallet", to: "SCB", amount: 120.5 },
      ],
    });
  });

  it("gathers the games' money for a withdrawal of everything, and moves nothing when refused", async () => {
    const member = await app.member({ wallet: 5_000, games: { PG: 5_000, UFABET: 5_000 } });
    const withdrawAll = (amount: number, headers = {}) =>
      member.call("POST", "/api/wallet/withdrawAll", { body: { amount }, headers });
    for (const headers of [{}, { "Idempotency-Key": randomUUID() }]) {
      expect((await withdrawAll(150.01, headers)).body).toEqual({ message: "MONEY_NOT_ENOUGH" });
      expect(await member.balance("game", "PG")).toBe(5_000);
    }
    expect((await withdrawAll(140)).status).toBe(200);
    expect([await member.balance("wallet"), await member.balance("hold")]).toEqual([1_000, 14_000]);
  });

  it.each([
    [99.99, "WITHDRAW_MINIMUM"],
    [-100, "WITHDRAW_MINIMUM"],
    [50_000.01, "WITHDRAW_MAXIMUM"],
    [100.001, "KEY_INVALID"],
    ["100", "KEY_INVALID"],
  ])("refuses to withdraw %j", async (amount, code) => {
    const member = await app.member({ wallet: 9_000_000 });
    for (const path of ["/api/wallet/withdraw", "/api/wallet/withdrawAll"]) {
      expect((await member.call("POST", path, { body: { amount } })).body).toEqual({ message: code });
    }
    expect(await member.balance("hold")).toBe(0);
  });

  it("posts rounds to the ledger: stake and payout against the provider", async () => {
    const member = await app.member({ games: { PG: 10_000 } });
    const play = (stake: number, payout: number) =>
      app.database.transaction((tx) =>
        app.context.games.playRound(tx, member.id, "PG", amountOf(stake), amountOf(payout)),
      );
    expect(await play(40, 0)).toBe(6_000);
    expect(await play(60, 150)).toBe(15_000);
    await expect(play(150.01, 1_000)).rejects.toThrow("MONEY_NOT_ENOUGH");
    await expect(play(0, 10)).rejects.toThrow("TRANSFER_MINIMUM");
    const [provider] = await app.database.query<{ balance: number }>(
      "select balance from ledger_account where kind = 'provider' and code = 'PG'",
    );
    expect(provider?.balance).toBe(-5_000);
    expect(await ledgerBreaches(app.database)).toEqual([]);
  });

  it("reads every amount of whole satang exactly, and no finer one", () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (satang) => {
        expect(readWireAmount(satang / 100)).toBe(satang + 0);
        expect(readWireAmount((satang + 0.5) / 100)).toBeNull();
      }),
    );
  });
});

function amountOf(baht: number) {
  const amount = readWireAmount(baht);
  if (amount === null) throw new RangeError(`${baht} is no amount`);
  return amount;
}
