import { randomUUID } from "node:crypto";
import { satang } from "@member-wallet/domain";
import { expect, it } from "vitest";
import { ledgerBreaches } from "../ledger/audit.ts";
import { type TestResponse } from "../testing/test-app.ts";
import { concurrently, describeOnEngines, RACE_ROUNDS, useTestApp } from "../testing/suites.ts";

const CALLS = 50;
/** The minimum withdrawal, in satang. */
const AMOUNT = 10_000;

/** Counts the successes; the others must be refused with `MONEY_NOT_ENOUGH`. */
function successes(responses: readonly TestResponse[]): number {
  const refused = responses.filter((response) => response.status !== 200);
  expect(refused.map((response) => response.body)).toEqual(
    refused.map(() => ({ message: "MONEY_NOT_ENOUGH" })),
  );
  return responses.length - refused.length;
}

await describeOnEngines(`${CALLS} calls at once with money for three`, async ({ server }) => {
  const app = await useTestApp({ server });

  it.each(RACE_ROUNDS)("withdrawals: exactly three, round %i", async () => {
    const member = await app.member({ wallet: 3 * AMOUNT + 1 });
    const responses = await concurrently(CALLS, () =>
      member.call("POST", "/api/wallet/withdraw", {
        body: { amount: 100 },
        headers: { "Idempotency-Key": randomUUID() },
      }),
    );
    expect(successes(responses)).toBe(3);
    expect(await member.balance("wallet")).toBe(1);
    expect(await member.balance("hold")).toBe(3 * AMOUNT);
    expect(await ledgerBreaches(app.database)).toEqual([]);
  });

  it.each(RACE_ROUNDS)(
    "withdrawals of everything: exactly three, including the games' money, round %i",
    async () => {
      const member = await app.member({ wallet: AMOUNT, games: { PG: AMOUNT, UFABET: AMOUNT + 1 } });
      const responses = await concurrently(CALLS, () =>
        member.call("POST", "/api/wallet/withdrawAll", { body: { amount: 100 } }),
      );
      expect(successes(responses)).toBe(3);
      expect(await member.balance("hold")).toBe(3 * AMOUNT);
      expect(await ledgerBreaches(app.database)).toEqual([]);
    },
  );

  it.each(RACE_ROUNDS)("transfers: exactly three, round %i", async () => {
    const member = await app.member({ wallet: 3 * AMOUNT + 1, games: { PG: 0 } });
    const responses = await concurrently(CALLS, () =>
      member.call("POST", "/api/wallet/transfer", { body: { from: "wallet", to: "PG", amount: 100 } }),
    );
    expect(successes(responses)).toBe(3);
    expect(await member.balance("game", "PG")).toBe(3 * AMOUNT);
    expect(await ledgerBreaches(app.database)).toEqual([]);
  });

  it.each(RACE_ROUNDS)("rounds of play: exactly three, round %i", async () => {
    const member = await app.member({ games: { PG: 3 * AMOUNT + 1 } });
    const stake = satang(AMOUNT);
    const played = await Promise.allSettled(
      Array.from({ length: CALLS }, () =>
        app.database.transaction((tx) => app.context.games.playRound(tx, member.id, "PG", stake, satang(0))),
      ),
    );
    expect(played.filter((round) => round.status === "fulfilled")).toHaveLength(3);
    expect(await member.balance("game", "PG")).toBe(1);
    expect(await ledgerBreaches(app.database)).toEqual([]);
  });

  it.each(RACE_ROUNDS)("withdrawals of the games' money: all ten that are covered, round %i", async () => {
    const member = await app.member({ wallet: 1, games: { PG: 5 * AMOUNT, UFABET: 5 * AMOUNT } });
    const responses = await Promise.all(
      Array.from({ length: 10 }, () =>
        member.call("POST", "/api/wallet/withdrawAll", { body: { amount: 100 } }),
      ),
    );
    expect(successes(responses)).toBe(10);
    expect(await member.balance("wallet")).toBe(1);
  });

  it("transfers between games: no money is lost, and no deadlock", async () => {
    const member = await app.member({ wallet: AMOUNT, games: { PG: AMOUNT, UFABET: AMOUNT } });
    const places = ["wallet", "PG", "UFABET"];
    const responses = await concurrently(CALLS, (index) =>
      member.call("POST", "/api/wallet/transfer", {
        body: { from: places[index % 3], to: places[(index + 1) % 3], amount: 0.01 },
      }),
    );
    expect(successes(responses)).toBe(CALLS);
    const total =
      (await member.balance("wallet")) +
      (await member.balance("game", "PG")) +
      (await member.balance("game", "UFABET"));
    expect(total).toBe(3 * AMOUNT);
  });

  it("activations: one of fifty", async () => {
    const member = await app.member();
    const activations = await Promise.allSettled(
      Array.from({ length: CALLS }, () =>
        app.database.transaction((tx) => app.context.games.activate(tx, member.id, "PG")),
      ),
    );
    expect(activations.filter((activation) => activation.status === "fulfilled")).toHaveLength(1);
  });
});
