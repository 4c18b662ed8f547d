import {
  bonusAvailability,
  type BonusReceipts,
  percentOf,
  satang,
  type Satang,
  sumSatang,
  WALLET,
} from "@member-wallet/domain";
import { lockClaims } from "../claims/lock-claims.ts";
import { payClaim } from "../claims/pay-claim.ts";
import type { Queryable, Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { balanceOf, lockMemberAccounts, readMemberAccounts } from "../ledger/accounts.ts";
import { into, outOf, post } from "../ledger/post.ts";
import type { BonusOffer, PromotionOffer } from "../operator.ts";
import { type RelatedKind, writeStatement } from "../statement/statement.ts";
import { gather } from "../wallet/transfer.ts";
import { meetsConditions, type RunningBonus, runningBonus, startBonus, stopBonus } from "./running-bonus.ts";

/** A member's own part of a bonus, in wire format. */
interface MemberBonus {
  _id: string;
  isActive: boolean;
  received: { updatedAt: string }[];
}

/** Below this balance nothing can be played any more, so a running bonus ends. In satang. */
const PLAYABLE = 100;

/** The member's part of every bonus that they received, by its code. */
export async function memberBonuses(
  database: Queryable,
  memberId: string,
): Promise<ReadonlyMap<string, MemberBonus>> {
  const rows = await database.query<{ id: number; code: string; isActive: boolean; at: Date }>(
    `select id, code, is_active as "isActive", activated_at as at from member_bonus
    where member_id = $1 order by id`,
    [memberId],
  );
  const bonuses = new Map<string, MemberBonus>();
  for (const { id, code, isActive, at } of rows) {
    const bonus = bonuses.get(code) ?? { _id: String(id), isActive: false, received: [] };
    bonus.isActive ||= isActive;
    bonus.received.push({ updatedAt: new Date(at).toISOString() });
    bonuses.set(code, bonus);
  }
  return bonuses;
}

/**
 * Pays a bonus of the list, whose conditions then bind the balance.
 * @throws {Refusal} 404 `NO_DATA` for an unknown code, `BONUS_ALREADY_ACTIVE`, `BONUS_REMAINING` while another runs,
 *   `BONUS_MAX_CLAIMED` once it was received as often as allowed, `BONUS_FULL` without stock.
 */
export async function activateBonus(
  tx: Transaction,
  memberId: string,
  offer: BonusOffer | undefined,
  now: Date,
): Promise<MemberBonus> {
  if (offer === undefined) throw new Refusal("NO_DATA", 404);
  await lockClaims(tx, memberId);
  const running = await runningBonus(tx, memberId);
  if (running !== null)
    throw new Refusal(running.code === offer.code ? "BONUS_ALREADY_ACTIVE" : "BONUS_REMAINING");
  const before = (await memberBonuses(tx, memberId)).get(offer.code) ?? null;
  const receipts: BonusReceipts = { ...offer, userBonus: before };
  if (bonusAvailability(receipts, now.getTime()).kind === "received") throw new Refusal("BONUS_MAX_CLAIMED");
  if (offer.stock !== null) await takeFromStock(tx, offer.code, offer.stock);
  await start(tx, memberId, { ...offer, kind: "bonus" }, now);
  const after = (await memberBonuses(tx, memberId)).get(offer.code);
  if (after === undefined) throw new Error(`The bonus ${offer.code} was not inserted.`);
  return after;
}

/** Counts one receipt of a bonus with limited stock; the row's lock orders the members. */
async function takeFromStock(tx: Transaction, code: string, stock: number): Promise<void> {
  const taken = await tx.query(
    `insert into bonus_stock as known (code, taken) select $1, 1 where $2 > 0
    on conflict (code) do update set taken = known.taken + 1 where known.taken < $2
    returning true`,
    [code, stock],
  );
  if (taken.length === 0) throw new Refusal("BONUS_FULL");
}

/**
 * Pays a promotion, once per member; it runs like a bonus.
 * @throws {Refusal} 404 `NO_PROMOTION`, `PROMOTION_RECEIVED`, `BONUS_REMAINING` while a bonus runs.
 */
export async function activatePromotion(
  tx: Transaction,
  memberId: string,
  offer: PromotionOffer | undefined,
  now: Date,
): Promise<void> {
  if (offer === undefined) throw new Refusal("NO_PROMOTION", 404);
  await lockClaims(tx, memberId);
  const received = await tx.query(
    `insert into promotion_receipt (member_id, code, received_at) values ($1, $2, $3)
    on conflict do nothing returning true`,
    [memberId, offer.code, now],
  );
  if (received.length === 0) throw new Refusal("PROMOTION_RECEIVED");
  if ((await runningBonus(tx, memberId)) !== null) throw new Refusal("BONUS_REMAINING");
  await start(tx, memberId, { ...offer, kind: "promotion", type: "limit" }, now);
}

async function start(
  tx: Transaction,
  memberId: string,
  offer: (BonusOffer | (PromotionOffer & { type: "limit" })) & { kind: RelatedKind },
  now: Date,
): Promise<void> {
  const { kind, code, type, amount, turnover, percentFail } = offer;
  const required = Math.ceil(amount * turnover);
  // A promotion's receipts are not those of a bonus with the same code.
  const name = kind === "promotion" ? `promotion ${code}` : code;
  await startBonus(tx, memberId, { code: name, type, amount, required, percentFail }, now);
  await payClaim(tx, memberId, { kind, code, amount }, now);
}

/**
 * Ends the running bonus. Before its conditions are met, that collects the games' money and costs `percentFail` of the
 * wallet.
 * @throws {Refusal} 404 `NO_DATA` when none runs, `BONUS_CONDITION` for one that cannot be ended early.
 */
export async function clearBonus(tx: Transaction, memberId: string, now: Date): Promise<void> {
  const accounts = await lockClaims(tx, memberId);
  const running = await runningBonus(tx, memberId);
  if (running === null) throw new Refusal("NO_DATA", 404);
  if (meetsConditions(running)) return finish(tx, memberId, running, satang(0), now);
  if (running.percentFail === null) throw new Refusal("BONUS_CONDITION");
  await gather(tx, memberId, accounts, WALLET, now);
  const wallet = balanceOf(await readMemberAccounts(tx, memberId), "wallet");
  await finish(tx, memberId, running, percentOf(wallet, Math.min(100, running.percentFail)), now);
}

/**
 * Before a withdrawal.
 * @throws {Refusal} `BONUS_CONDITION` while the conditions of a running bonus are unmet.
 */
export async function checkWithdrawable(tx: Transaction, memberId: string): Promise<void> {
  const running = await runningBonus(tx, memberId);
  if (running !== null && !meetsConditions(running)) throw new Refusal("BONUS_CONDITION");
}

/** After a withdrawal: it ends the running bonus, and what remains in the wallet is cut, up to the bonus (§9). */
export async function finishAfterWithdrawal(tx: Transaction, memberId: string, now: Date): Promise<void> {
  const running = await runningBonus(tx, memberId);
  // One that the local page started shows the advice only.
  if (running === null || running.code === "") return;
  const wallet = balanceOf(await readMemberAccounts(tx, memberId), "wallet");
  await finish(tx, memberId, running, satang(Math.min(wallet, running.amount)), now);
}

/** Counts a stake towards the running bonus, which ends when nothing is left to play with. */
export async function countStake(tx: Transaction, memberId: string, stake: Satang, now: Date): Promise<void> {
  const counted = await tx.query(
    "update member_bonus set staked = staked + $2 where member_id = $1 and is_active returning true",
    [memberId, stake],
  );
  if (counted.length === 0) return;
  const accounts = await lockMemberAccounts(tx, memberId);
  const left = sumSatang(accounts.filter(({ kind }) => kind !== "hold").map(({ balance }) => balance));
  const running = left < PLAYABLE ? await runningBonus(tx, memberId) : null;
  if (running !== null) await finish(tx, memberId, running, satang(0), now);
}

/** Ends a bonus at a cost, 0 or more, out of the wallet. */
async function finish(
  tx: Transaction,
  memberId: string,
  { code }: RunningBonus,
  cost: Satang,
  now: Date,
): Promise<void> {
  await stopBonus(tx, memberId);
  const wallet = { kind: "wallet", memberId } as const;
  const ledgerEntryId =
    cost === 0
      ? null
      : await post(tx, {
          kind: "bonus-cut",
          memberId,
          postedAt: now,
          memo: code,
          postings: [outOf(wallet, cost), into({ kind: "bonus" }, cost)],
        });
  const promotion = /^promotion (.*)$/s.exec(code)?.[1];
  await writeStatement(tx, memberId, {
    type: "finish_bonus",
    status: "SUCCESS",
    source: WALLET,
    destination: null,
    amount: cost,
    ledgerEntryId,
    createdAt: now,
    // One that the local page started has no name.
    ...(code !== "" && {
      relatedKind: promotion === undefined ? "bonus" : "promotion",
      relatedCode: promotion ?? code,
    }),
  });
}
