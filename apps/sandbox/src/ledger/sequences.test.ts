import { satang, type Satang } from "@member-wallet/domain";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { NOON, type TestApp } from "../testing/test-app.ts";
import { deposit } from "../wallet/deposit.ts";
import { transfer, transferAll } from "../wallet/transfer.ts";
import { withdraw, withdrawAll } from "../withdrawal/withdraw.ts";
import { readMemberAccounts } from "./accounts.ts";
import { ledgerBreaches } from "./audit.ts";
import { useTestApp } from "../testing/suites.ts";

/** `LEDGER_SEQUENCES=1000` for a thorough run. */
const SEQUENCES = Number(process.env["LEDGER_SEQUENCES"] ?? 12);
const COMMANDS = 50;

const place = fc.constantFrom("wallet", "PG", "UFABET", "JOKER");
const amount = fc.integer({ min: -100, max: 60_000 }).map(satang);
const command = fc.oneof(
  fc.record({
    kind: fc.constant("deposit" as const),
    amount: fc.integer({ min: 1, max: 80_000 }).map(satang),
  }),
  fc.record({ kind: fc.constant("transfer" as const), from: place, to: place, amount }),
  fc.record({ kind: fc.constant("transferAll" as const), to: place }),
  fc.record({ kind: fc.constant("withdraw" as const), amount }),
  fc.record({ kind: fc.constant("withdrawAll" as const), amount }),
  fc.record({
    kind: fc.constant("play" as const),
    code: fc.constantFrom("PG", "UFABET", "JOKER"),
    stake: amount,
    payout: fc.integer({ min: 0, max: 60_000 }).map(satang),
  }),
);
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

/** The members of this test have no account with JOKER. */
const open = (name: string) => name !== "JOKER";

/** A member's expected money after a command, in plain arithmetic. */
function expected(money: Record<string, number>, done: Command): Record<string, number> {
  const { wallet = 0, hold = 0, PG = 0, UFABET = 0 } = money;
  const all = wallet + PG + UFABET;
  const take = (name: string) => money[name] ?? 0;
  switch (done.kind) {
    case "deposit":
      return { ...money, wallet: wallet + done.amount };
    case "transfer": {
      const { from, to } = done;
      if (done.amount <= 0 || from === to || !open(from) || !open(to)) return money;
      if (take(from) < done.amount) return money;
      return { ...money, [from]: take(from) - done.amount, [to]: take(to) + done.amount };
    }
    case "transferAll":
      return open(done.to) ? { wallet: 0, PG: 0, UFABET: 0, hold, [done.to]: all } : money;
    case "withdraw":
      if (done.amount < 10_000 || wallet < done.amount) return money;
      return { ...money, wallet: wallet - done.amount, hold: hold + done.amount };
    case "withdrawAll":
      if (done.amount < 10_000 || all < done.amount) return money;
      return { wallet: all - done.amount, PG: 0, UFABET: 0, hold: hold + done.amount };
    default:
      if (!open(done.code) || done.stake <= 0 || take(done.code) < done.stake) return money;
      return { ...money, [done.code]: take(done.code) - done.stake + done.payout };
  }
}

function carryOut({ context }: TestApp, tx: Transaction, member: string, done: Command): Promise<unknown> {
  switch (done.kind) {
    case "deposit":
      return deposit(tx, member, { amount: done.amount, source: "SCB" }, NOON);
    case "transfer":
      return transfer(tx, member, done, NOON);
    case "transferAll":
      return transferAll(tx, member, done.to, NOON);
    case "withdraw":
      return withdraw(tx, context.operator, member, done.amount, NOON);
    case "withdrawAll":
      return withdrawAll(tx, context.operator, member, done.amount, NOON);
    default:
      return context.games.playRound(tx, member, done.code, done.stake, done.payout);
  }
}

async function moneyOf(app: TestApp, member: string): Promise<Record<string, Satang>> {
  const accounts = await readMemberAccounts(app.database, member);
  return Object.fromEntries(accounts.map(({ kind, code, balance }) => [code === "" ? kind : code, balance]));
}

/** For a thorough run. */
const TIMEOUT = 20 * 60_000;

describe("the ledger after any sequence of commands", async () => {
  const app = await useTestApp();

  it(
    "sums to zero, matches its balances, has no negative member account, and agrees with plain arithmetic",
    { timeout: TIMEOUT },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(command, { minLength: 1, maxLength: COMMANDS, size: "max" }),
          async (commands) => {
            const member = await app.member({ games: { PG: 0, UFABET: 0 } });
            let money: Record<string, number> = { wallet: 0, PG: 0, UFABET: 0, hold: 0 };
            for (const done of commands) {
              await app.database
                .transaction((tx) => carryOut(app, tx, member.id, done))
                .catch((error: unknown) => {
                  if (!(error instanceof Refusal)) throw error;
                });
              money = expected(money, done);
              expect({ wallet: 0, hold: 0, ...(await moneyOf(app, member.id)) }).toEqual(money);
            }
            expect(await ledgerBreaches(app.database)).toEqual([]);
          },
        ),
        { numRuns: SEQUENCES },
      );
    },
  );
});
