import { bonusAvailability, type BonusReceipts, type BonusType } from "@member-wallet/domain";
import { lockClaims } from "../claims/lock-claims.ts";
import { payClaim } from "../claims/pay-claim.ts";
import type { Queryable, Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import type { BonusOffer, BonusTerms, PromotionOffer } from "../operator.ts";
import { type OfferReference, runningBonus, startBonus } from "./running-bonus.ts";

/** A member's own part of a bonus, in wire format. */
interface MemberBonus {
  _id: string;
  isActive: boolean;
  received: { updatedAt: string }[];
}

/** The member's part of every bonus of the list that they received, by its code. */
export async function memberBonuses(
  database: Queryable,
  memberId: string,
): Promise<ReadonlyMap<string, MemberBonus>> {
  const rows = await database.query<{ id: number; code: string; isActive: boolean; at: Date }>(
    `select id, code, is_active as "isActive", activated_at as at from member_bonus
    where member_id = $1 and kind = 'bonus' order by id`,
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
  if (running?.offer?.kind === "bonus" && running.offer.code === offer.code)
    throw new Refusal("BONUS_ALREADY_ACTIVE");
  if (running !== null) throw new Refusal("BONUS_REMAINING");
  const before = (await memberBonuses(tx, memberId)).get(offer.code) ?? null;
  const receipts: BonusReceipts = { ...offer, userBonus: before };
  if (bonusAvailability(receipts, now.getTime()).kind === "received") throw new Refusal("BONUS_MAX_CLAIMED");
  if (offer.stock !== null) await takeFromStock(tx, offer.code, offer.stock);
  await start(tx, memberId, "bonus", offer, now);
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
  await start(tx, memberId, "promotion", { ...offer, type: "limit" }, now);
}

async function start(
  tx: Transaction,
  memberId: string,
  kind: OfferReference["kind"],
  { code, type, amount, turnover, percentFail }: BonusTerms & { type: BonusType },
  now: Date,
): Promise<void> {
  const required = Math.ceil(amount * turnover);
  await startBonus(tx, memberId, { offer: { kind, code }, type, amount, required, percentFail }, now);
  await payClaim(tx, memberId, { kind, code, amount }, now);
}
