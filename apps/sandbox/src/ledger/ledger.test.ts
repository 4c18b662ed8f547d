import { satang } from "@member-wallet/domain";
import { expect, it } from "vitest";
import { NOON } from "../testing/test-app.ts";
import type { Transaction } from "../database/database.ts";
import { accountIds } from "./accounts.ts";
import { into, outOf, post } from "./post.ts";
import { checkLedgerAfterEach, describeOnEngines, useTestApp } from "../testing/suites.ts";

await describeOnEngines("the ledger", async ({ server }) => {
  const app = await useTestApp({ server });
  checkLedgerAfterEach(app);

  const hundred = satang(10_000);

  it("finds accounts of members and of the operator by their index, however many there are", async () => {
    const { id: memberId } = await app.member();
    const plan: string[] = [];
    await app.database.transaction(async (tx) => {
      // A table of a few rows would be read whole.
      await tx.query("set local enable_seqscan = off");
      const explained: Transaction = {
        savepoint: (work) => tx.savepoint(work),
        async query(sql, parameters) {
          const lines = await tx.query<Record<"QUERY PLAN", string>>(`explain ${sql}`, parameters);
          plan.push(...lines.map((line) => line["QUERY PLAN"]));
          return tx.query(sql, parameters);
        },
      };
      await accountIds(explained, [{ kind: "wallet", memberId }, { kind: "bank" }]);
    });
    const conditions = plan.filter((line) => line.includes("Index Cond:"));
    expect(conditions).not.toEqual([]);
    expect(conditions.filter((line) => !line.includes("member_id"))).toEqual([]);
  });

  it("refuses at the commit an entry whose postings do not sum to zero", async () => {
    const { id: memberId } = await app.member();
    const lopsided = app.database.transaction((tx) =>
      post(tx, {
        kind: "deposit",
        memberId,
        postedAt: NOON,
        postings: [outOf({ kind: "bank" }, satang(9_999)), into({ kind: "wallet", memberId }, hundred)],
      }),
    );
    await expect(lopsided).rejects.toThrow(/sum to 1/);
  });

  it("refuses an entry without postings", async () => {
    const { id: memberId } = await app.member();
    const bare = app.database.transaction((tx) =>
      post(tx, { kind: "deposit", memberId, postedAt: NOON, postings: [] }),
    );
    await expect(bare).rejects.toThrow(/0 postings/);
  });

  it("refuses to make a member's account negative", async () => {
    const member = await app.member({ wallet: 9_999 });
    const account = { kind: "wallet", memberId: member.id } as const;
    const tooMuch = app.database.transaction((tx) =>
      post(tx, {
        kind: "deposit",
        memberId: member.id,
        postedAt: NOON,
        postings: [outOf(account, hundred), into({ kind: "bank" }, hundred)],
      }),
    );
    await expect(tooMuch).rejects.toThrow("MONEY_NOT_ENOUGH");
    expect(await member.balance("wallet")).toBe(9_999);
  });

  it("refuses further postings to a committed entry", async () => {
    await app.member({ wallet: 10_000 });
    const late = app.database.query(
      `insert into ledger_posting (entry_id, line, account_id, amount)
      select entry_id, line + 100, account_id, amount from ledger_posting limit 2`,
    );
    await expect(late).rejects.toThrow(/is closed/);
  });

  it.each([
    "update ledger_entry set memo = 'another'",
    "update ledger_posting set amount = amount * 2",
    "delete from ledger_posting",
    "delete from ledger_entry",
    "delete from ledger_account",
    "truncate ledger_posting",
    "truncate ledger_entry cascade",
    "truncate ledger_account cascade",
  ])("is append-only: refuses %s", async (statement) => {
    await app.member({ wallet: 10_000 });
    await expect(app.database.query(statement)).rejects.toThrow(/append-only/);
  });

  it.each([
    "update ledger_account set balance = balance + 1",
    "update ledger_account set code = 'X' where kind = 'game'",
    "insert into ledger_account (kind, code, balance) values ('provider', 'Y', 5)",
  ])("changes balances by postings only: refuses %s", async (statement) => {
    await app.member({ wallet: 10_000, games: { PG: 1_000 } });
    await expect(app.database.query(statement)).rejects.toThrow(/postings only|opens with 0/);
  });
});
