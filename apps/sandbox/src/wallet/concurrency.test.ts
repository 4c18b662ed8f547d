import { randomUUID } from "node:crypto";
import { satang } from "@member-wallet/domain";
import { afterAll, describe, expect, it } from "vitest";
import { ledgerBreaches } from "../ledger/audit.ts";
import { testEngines } from "../testing/engines.ts";
import { type Answer, freshWorld } from "../testing/world.ts";

/** Rounds of each race; 20 for the whole proof (`RACE_ROUNDS=20`). */
const ROUNDS = Number(process.env["RACE_ROUNDS"] ?? 2);
const CALLS = 50;
/** 100 baht, the least that can be withdrawn. */
const AMOUNT = 10_000;

const { engines, stop } = await testEngines();
afterAll(() => stop());

function atOnce(call: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: CALLS }, (_, index) => call(index)));
}

/** How many were served; the others must have been refused for want of money. */
function served(answers: readonly Answer[]): number {
  const refused = answers.filter((answer) => answer.status !== 200);
  expect(refused.map((answer) => answer.body)).toEqual(refused.map(() => ({ message: "MONEY_NOT_ENOUGH" })));
  return answers.length - refused.length;
}

describe.each(engines)(`${CALLS} calls at once with money for three on $name`, async ({ server }) => {
  const world = await freshWorld({ server });
  afterAll(() => world.close());
  const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1);

  it.each(rounds)("withdrawals: exactly three, round %i", async () => {
    const member = await world.member({ wallet: 3 * AMOUNT + 1 });
    const answers = await atOnce(() =>
      member.call("POST", "/api/wallet/withdraw", {
        body: { amount: 100 },
        headers: { "Idempotency-Key": randomUUID() },
      }),
    );
    expect(served(answers)).toBe(3);
    expect(await member.balance("wallet")).toBe(1);
    expect(await member.balance("hold")).toBe(3 * AMOUNT);
    expect(await ledgerBreaches(world.database)).toEqual([]);
  });

  it.each(rounds)("withdrawals of everything: exactly three, with the games' money, round %i", async () => {
    const member = await world.member({ wallet: AMOUNT, games: { PG: AMOUNT, UFABET: AMOUNT + 1 } });
    const answers = await atOnce(() =>
      member.call("POST", "/api/wallet/withdrawAll", { body: { amount: 100 } }),
    );
    expect(served(answers)).toBe(3);
    expect(await member.balance("hold")).toBe(3 * AMOUNT);
    expect(await ledgerBreaches(world.database)).toEqual([]);
  });

  it.each(rounds)("transfers: exactly three, round %i", async () => {
    const member = await world.member({ wallet: 3 * AMOUNT + 1, games: { PG: 0 } });
    const answers = await atOnce(() =>
      member.call("POST", "/api/wallet/transfer", { body: { from: "wallet", to: "PG", amount: 100 } }),
    );
    expect(served(answers)).toBe(3);
    expect(await member.balance("game", "PG")).toBe(3 * AMOUNT);
    expect(await ledgerBreaches(world.database)).toEqual([]);
  });

  it.each(rounds)("rounds of play: exactly three, round %i", async () => {
    const member = await world.member({ games: { PG: 3 * AMOUNT + 1 } });
    const stake = satang(AMOUNT);
    const played = await Promise.allSettled(
      Array.from({ length: CALLS }, () =>
        world.database.transaction((tx) =>
          world.context.games.playRound(tx, member.id, "PG", stake, satang(0)),
        ),
      ),
    );
    expect(played.filter((round) => round.status === "fulfilled")).toHaveLength(3);
    expect(await member.balance("game", "PG")).toBe(1);
    expect(await ledgerBreaches(world.database)).toEqual([]);
  });

  it.each(rounds)(
    "serves all who can be served: ten withdrawals at once of money in the games, round %i",
    async () => {
      const member = await world.member({ wallet: 1, games: { PG: 5 * AMOUNT, UFABET: 5 * AMOUNT } });
      const answers = await Promise.all(
        Array.from({ length: 10 }, () =>
          member.call("POST", "/api/wallet/withdrawAll", { body: { amount: 100 } }),
        ),
      );
      expect(served(answers)).toBe(10);
      expect(await member.balance("wallet")).toBe(1);
    },
  );

  it("transfers back and forth between games: nothing is lost, nothing waits for ever", async () => {
    const member = await world.member({ wallet: AMOUNT, games: { PG: AMOUNT, UFABET: AMOUNT } });
    const places = ["wallet", "PG", "UFABET"];
    const answers = await atOnce((index) =>
      member.call("POST", "/api/wallet/transfer", {
        body: { from: places[index % 3], to: places[(index + 1) % 3], amount: 0.01 },
      }),
    );
    expect(served(answers)).toBe(CALLS);
    const total =
      (await member.balance("wallet")) +
      (await member.balance("game", "PG")) +
      (await member.balance("game", "UFABET"));
    expect(total).toBe(3 * AMOUNT);
  });

  it("opens one account of fifty wishes for one", async () => {
    const member = await world.member();
    const wishes = await Promise.allSettled(
      Array.from({ length: CALLS }, () =>
        world.database.transaction((tx) => world.context.games.activate(tx, member.id, "PG")),
      ),
    );
    expect(wishes.filter((wish) => wish.status === "fulfilled")).toHaveLength(1);
  });
});
