import { randomBytes } from "node:crypto";
import {
  depositMinimum,
  GIFT_LINK_MINIMUM,
  GIFT_LINK_SOURCE,
  satang,
  type Satang,
} from "@member-wallet/domain";
import type { Queryable, Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import type { Operator } from "../operator.ts";
import { deposit } from "../wallet/deposit.ts";
import { giftLinkOf, voucherCode } from "./voucher-code.ts";

/** Vouchers of a fresh sandbox, by code, in satang. */
const DEMO_VOUCHERS = { demogift20baht: 2_000, demogift100baht: 10_000, demogift500baht: 50_000 };

/** An unredeemed voucher. */
export interface GiftLink {
  link: string;
  amount: Satang;
}

/** Creates a voucher of an amount above 0, as a mobile wallet would. */
export async function issueGiftLink(database: Queryable, amount: Satang, now: Date): Promise<GiftLink> {
  const code = randomBytes(16).toString("hex");
  await database.query("insert into gift_voucher (code, amount, created_at) values ($1, $2, $3)", [
    code,
    amount,
    now,
  ]);
  return { link: giftLinkOf(code), amount };
}

/**
 * Credits a gift link's amount to the member, once: a deposit from `TRUEWALLET`.
 *
 * @throws {Refusal} `TRUELINK_INVALID` for no gift link or an unknown voucher; `TRUELINK_DUPLICATE` for a redeemed one;
 *   `TRUELINK_MINIMUM` for less than the minimum of the operator or of gift links (§9): the voucher stays redeemable.
 */
export async function redeem(
  tx: Transaction,
  operator: Pick<Operator, "depositMinimum">,
  memberId: string,
  link: string | null,
  now: Date,
): Promise<void> {
  const code = link === null ? null : voucherCode(link);
  if (code === null) throw new Refusal("TRUELINK_INVALID");
  // The lock lets concurrent redemptions see the first one.
  const [voucher] = await tx.query<{ amount: number; isRedeemed: boolean }>(
    `select amount, redeemed_by is not null as "isRedeemed" from gift_voucher where code = $1 for update`,
    [code],
  );
  if (voucher === undefined) throw new Refusal("TRUELINK_INVALID");
  if (voucher.isRedeemed) throw new Refusal("TRUELINK_DUPLICATE");
  if (voucher.amount < depositMinimum(GIFT_LINK_MINIMUM, operator.depositMinimum))
    throw new Refusal("TRUELINK_MINIMUM");
  await tx.query("update gift_voucher set redeemed_by = $2, redeemed_at = $3 where code = $1", [
    code,
    memberId,
    now,
  ]);
  await deposit(tx, memberId, { amount: satang(voucher.amount), source: GIFT_LINK_SOURCE }, now);
}

/** The unredeemed vouchers, newest first. */
export async function unredeemedGiftLinks(database: Queryable): Promise<GiftLink[]> {
  const rows = await database.query<{ code: string; amount: number }>(
    "select code, amount from gift_voucher where redeemed_by is null order by created_at desc, code limit 50",
  );
  return rows.map(({ code, amount }) => ({ link: giftLinkOf(code), amount: satang(amount) }));
}

/** Inserts the demo vouchers. */
export async function seedGiftLinks(tx: Transaction, now: Date): Promise<void> {
  for (const [code, amount] of Object.entries(DEMO_VOUCHERS)) {
    await tx.query(
      "insert into gift_voucher (code, amount, created_at) values ($1, $2, $3) on conflict (code) do nothing",
      [code, amount, now],
    );
  }
}
