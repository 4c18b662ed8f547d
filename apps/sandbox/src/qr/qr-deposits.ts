import { randomBytes } from "node:crypto";
import { depositMinimum, qrMinimum, satang, type Satang, type QrProvider } from "@member-wallet/domain";
import { DAY_MS, MINUTE_MS } from "../clock.ts";
import type { Queryable, Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import type { Operator } from "../operator.ts";
import { promptPayPayload } from "./promptpay.ts";

/** Unpaid codes are stored this long, so that a late payment still identifies its member. */
const UNPAID_DAYS = 30;

export interface OpenQr {
  id: string;
  provider: QrProvider;
  amount: Satang;
  payload: string;
  expiresAt: Date;
}

type Row = Omit<OpenQr, "amount"> & { amount: number };

/** The member's payable code of this provider; null when there is none. */
export async function findOpenQr(
  database: Queryable,
  memberId: string,
  provider: QrProvider,
  now: Date,
): Promise<OpenQr | null> {
  const [row] = await database.query<Row>(
    `select id, provider, amount, payload, expires_at as "expiresAt" from qr_deposit
    where member_id = $1 and provider = $2 and status = 'OPEN' and expires_at > $3`,
    [memberId, provider, now],
  );
  return row === undefined ? null : { ...row, amount: satang(row.amount) };
}

/** Whether an amount is within the minimum of provider and operator (§5 QR amount) and the maximum. */
export function isQrAmount(operator: Operator, provider: QrProvider, amount: Satang): boolean {
  const minimum = depositMinimum(qrMinimum(provider), operator.depositMinimum);
  return amount >= minimum && amount <= operator.qr.maximum;
}

/** Cancels the member's open code of this provider, which a new one replaces; waits for a payment of it in flight. */
export async function cancelOpenQr(tx: Transaction, memberId: string, provider: QrProvider): Promise<void> {
  await tx.query(
    "update qr_deposit set status = 'CANCELLED' where member_id = $1 and provider = $2 and status = 'OPEN'",
    [memberId, provider],
  );
}

/** Creates a code. Call it with the member locked and without an open code of this provider. */
export async function createQr(
  tx: Transaction,
  { qr }: Operator,
  memberId: string,
  { provider, amount }: { provider: QrProvider; amount: Satang },
  now: Date,
): Promise<OpenQr> {
  const id = randomBytes(10).toString("hex").toUpperCase();
  const payload = promptPayPayload({ billerId: qr.billerId, references: [id, provider], amount });
  const expiresAt = new Date(now.getTime() + qr.minutes * MINUTE_MS);
  await tx.query(
    `insert into qr_deposit (id, member_id, provider, amount, payload, created_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, memberId, provider, amount, payload, now, expiresAt],
  );
  return { id, provider, amount, payload, expiresAt };
}

/**
 * Cancels a code; does nothing when it is cancelled already.
 * @throws {Refusal} `NO_DATA` for an unknown code or another member's or provider's, `QR_FAIL` for a paid one.
 */
export async function cancelQr(
  tx: Transaction,
  memberId: string,
  { provider, id }: { provider: QrProvider; id: string },
): Promise<void> {
  const [qr] = await tx.query<{ status: string }>(
    "select status from qr_deposit where id = $1 and member_id = $2 and provider = $3 for update",
    [id, memberId, provider],
  );
  if (qr === undefined) throw new Refusal("NO_DATA", 404);
  if (qr.status !== "OPEN" && qr.status !== "CANCELLED") throw new Refusal("QR_FAIL", 409);
  await tx.query("update qr_deposit set status = 'CANCELLED' where id = $1", [id]);
}

/** Deletes unpaid codes a month after their creation. */
export async function sweepQrs(database: Queryable, now: Date): Promise<void> {
  await database.query("delete from qr_deposit where status in ('OPEN', 'CANCELLED') and created_at <= $1", [
    new Date(now.getTime() - UNPAID_DAYS * DAY_MS),
  ]);
}
