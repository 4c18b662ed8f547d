import { HOUR_MS } from "../clock.ts";
import type { Database, Queryable, Transaction } from "../database/database.ts";
import { createGameAccounts, type GameAccounts } from "../game-account/game-accounts.ts";
import { seedGiftLinks } from "../gift-link/vouchers.ts";
import { insertMember } from "../member/members.ts";
import { hashPassword } from "../member/password.ts";
import type { Operator } from "../operator.ts";
import { deposit } from "../wallet/deposit.ts";
import { transfer } from "../wallet/transfer.ts";
import { withdraw } from "../withdrawal/withdraw.ts";
import { baht, type HistoryEvent, DEMO_MEMBERS, type DemoMember } from "./members.ts";

/** Any number; all processes use the same, so that only one seeds. */
const SEED_LOCK = 4_027_002;

/** Fills an empty database with gift links and demo members, whose money results from real ledger entries. */
export async function seedDemoMembers(database: Database, operator: Operator, now: Date): Promise<void> {
  if (!(await isEmpty(database))) return;
  const hashes = await Promise.all(DEMO_MEMBERS.map((member) => hashPassword(member.password, "member")));
  await database.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock($1)", [SEED_LOCK]);
    if (!(await isEmpty(tx))) return;
    for (const [index, member] of DEMO_MEMBERS.entries()) {
      await seedMember(tx, operator, member, hashes[index] ?? "", now);
    }
    await seedGiftLinks(tx, now);
  });
}

async function isEmpty(database: Queryable): Promise<boolean> {
  return (await database.query("select 1 from member limit 1")).length === 0;
}

async function seedMember(
  tx: Transaction,
  operator: Operator,
  demo: DemoMember,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const { history, joinedHoursAgo, password: _, ...member } = demo;
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const id = await insertMember(tx, { ...member, passwordHash, createdAt: ago(joinedHoursAgo) });
  for (const event of history) {
    const at = ago(event.hoursAgo);
    const games = createGameAccounts(operator, () => at);
    await replay(tx, { operator, games, at }, { id, ...member }, event);
  }
}

async function replay(
  tx: Transaction,
  { operator, games, at }: { operator: Operator; games: GameAccounts; at: Date },
  member: { id: string; bankCode: string },
  event: HistoryEvent,
): Promise<void> {
  switch (event.kind) {
    case "deposit":
      await deposit(tx, member.id, { amount: baht(event.baht), source: member.bankCode }, at);
      break;
    case "open":
      await games.activate(tx, member.id, event.code);
      break;
    case "move":
      await transfer(tx, member.id, { from: event.from, to: event.to, amount: baht(event.baht) }, at);
      break;
    case "play":
      await games.playRound(tx, member.id, event.code, baht(event.stake), baht(event.payout));
      break;
    case "withdraw":
      await withdraw(tx, operator, member.id, baht(event.baht), at);
      break;
  }
}
