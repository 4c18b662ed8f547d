import type { GameAccounts, Operator } from "../context.ts";
import type { Database, Queryable, Transaction } from "../database/database.ts";
import { createGameAccounts } from "../game-account/game-accounts.ts";
import { seedGiftLinks } from "../gift-link/vouchers.ts";
import { enterMember } from "../member/members.ts";
import { hashPassword } from "../member/password.ts";
import { deposit } from "../wallet/deposit.ts";
import { transfer } from "../wallet/transfer.ts";
import { withdraw } from "../withdrawal/withdraw.ts";
import { baht, type Deed, DEMO_MEMBERS, type DemoMember } from "./demo-members.ts";

const HOUR = 60 * 60 * 1000;
/** Any number, the same in every process: only one of them seeds. */
const SEED_LOCK = 4_027_002;

/** Fills an empty database with the demo members; their money comes from real entries, and gift links wait for them. */
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
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const id = await enterMember(tx, { ...member, passwordHash, createdAt: ago(joinedHoursAgo) });
  for (const deed of history) {
    const at = ago(deed.hoursAgo);
    await carryOut(
      tx,
      { operator, games: createGameAccounts(operator, () => at), at },
      { id, ...member },
      deed,
    );
  }
}

async function carryOut(
  tx: Transaction,
  { operator, games, at }: { operator: Operator; games: GameAccounts; at: Date },
  member: { id: string; bankCode: string },
  deed: Deed,
): Promise<void> {
  switch (deed.kind) {
    case "deposit":
      await deposit(tx, member.id, { amount: baht(deed.baht), source: member.bankCode }, at);
      break;
    case "open":
      await games.activate(tx, member.id, deed.code);
      break;
    case "move":
      await transfer(tx, member.id, { from: deed.from, to: deed.to, amount: baht(deed.baht) }, at);
      break;
    case "play":
      await games.playRound(tx, member.id, deed.code, baht(deed.stake), baht(deed.payout));
      break;
    case "withdraw":
      await withdraw(tx, operator, member.id, baht(deed.baht), at);
      break;
  }
}
