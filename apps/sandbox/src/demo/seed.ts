import { activateBonus } from "../bonus/bonuses.ts";
import { clearBonus } from "../bonus/end-bonus.ts";
import { HOUR_MS } from "../clock.ts";
import type { Database, Queryable, Transaction } from "../database/database.ts";
import { createGameAccounts, type GameAccounts } from "../game-account/game-accounts.ts";
import { seedGiftLinks } from "../gift-link/vouchers.ts";
import { insertMember } from "../member/members.ts";
import { hashPassword, type PasswordCost } from "../member/password.ts";
import type { Operator } from "../operator.ts";
import { receiveRefund } from "../refund/refunds.ts";
import { giveCoupon } from "../spinwheel/wheel.ts";
import { deposit } from "../wallet/deposit.ts";
import { transfer } from "../wallet/transfer.ts";
import { withdraw } from "../withdrawal/withdraw.ts";
import { baht, type HistoryEvent, DEMO_MEMBERS, type DemoMember } from "./members.ts";

/** Any number; all processes use the same, so that only one seeds. */
const SEED_LOCK = 4_027_002;

/**
 * Fills an empty database with gift links and demo members, whose money results from real ledger entries, and whose
 * passwords are hashed at this cost.
 */
export async function seedDemoMembers(
  database: Database,
  operator: Operator,
  now: Date,
  passwordCost?: PasswordCost,
): Promise<void> {
  if (!(await isEmpty(database))) return;
  const hashes = await Promise.all(DEMO_MEMBERS.map((member) => hashPassword(member.password, passwordCost)));
  await database.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock($1)", [SEED_LOCK]);
    if (!(await isEmpty(tx))) return;
    const ids: string[] = [];
    for (const [
      index,
      { history: _, password: __, joinedHoursAgo, invitedBy: ___, ...member },
    ] of DEMO_MEMBERS.entries()) {
      const createdAt = hoursBefore(now, joinedHoursAgo);
      ids.push(await insertMember(tx, { ...member, passwordHash: hashes[index] ?? "", createdAt }));
    }
    for (const { username, invitedBy } of DEMO_MEMBERS) {
      if (invitedBy !== undefined) await seedInviter(tx, username, invitedBy);
    }
    for (const [index, member] of DEMO_MEMBERS.entries()) {
      await seedHistory(tx, operator, member, ids[index] ?? "", now);
    }
    await seedGiftLinks(tx, now);
  });
}

async function isEmpty(database: Queryable): Promise<boolean> {
  return (await database.query("select 1 from member limit 1")).length === 0;
}

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS);

function seedInviter(tx: Transaction, username: string, inviter: string) {
  return tx.query(
    `update member set inviter_id = inviter.id from member inviter
    where member.username = $1 and inviter.username = $2`,
    [username, inviter],
  );
}

async function seedHistory(
  tx: Transaction,
  operator: Operator,
  { history, bankCode }: DemoMember,
  id: string,
  now: Date,
): Promise<void> {
  for (const event of history) {
    const at = hoursBefore(now, event.hoursAgo);
    const games = createGameAccounts(operator, () => at);
    await replay(tx, { operator, games, at }, { id, bankCode }, event);
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
    case "bonus": {
      const offer = operator.bonuses.find(({ code }) => code === event.code);
      // Another operator may not have it.
      if (offer === undefined) break;
      await activateBonus(tx, member.id, offer, at);
      await clearBonus(tx, member.id, at);
      break;
    }
    case "refund":
      await receiveRefund(tx, operator.refund, member.id, at);
      break;
    case "coupon":
      await giveCoupon(tx, member.id, event.prize, at, event.days);
      break;
  }
}
