import { randomBytes } from "node:crypto";

import { depositMinimum, qrMinimum, satang, type Satang, type QrProvider } from "@member-wallet/domain";
import type { Operator } from "../context.ts";
import type { Queryable, Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { promptPayPayload } from "./promptpay.ts";

const MINUTE = 60_000;
/** Codes that were never paid are kept this long, so that late money still finds its member. */
const KEPT_DAYS = 30;

/** A code that can be paid. */
export interface OpenQr {
  id: string;
  provider: QrProvider;
  amount: Satang;
  payload: string;
  expiresAt: Date;
}

type Row = Omit<OpenQr, "amount"> & { amount: number };

/** The member's code of this provider that can be paid now; null when there is none. */
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

/** Whether a code is made for this amount: from the provider's or the operator's minimum (§5) to its maximum. */
export function isQrAmount(operator: Operator, provider: QrProvider, amount: Satang): boolean {
  const minimum = depositMinimum(qrMinimum(provider), operator.depositMinimum);
  return amount >= minimum && amount <= operator.qr.maximum;
}

/** Makes a code in the place of the member's last one of this provider; those of other providers stay. */
export async function createQr(
  tx: Transaction,
  { qr }: Operator,
  memberId: string,
  { provider, amount }: { provider: QrProvider; amount: Satang },
  now: Date,
): Promise<OpenQr> {
  // One after the other: of two wishes at once, the later takes the earlier one's place.
  await tx.query("select 1 from member where id = $1 for no key update", [memberId]);
  await tx.query(
    "update qr_deposit set status = 'CANCELLED' where member_id = $1 and provider = $2 and status = 'OPEN'",
    [memberId, provider],
  );
  const id = randomBytes(10).toString("hex").toUpperCase();
  const payload = promptPayPayload({ billerId: qr.billerId, references: [id, provider], amount });
  const expiresAt = new Date(now.getTime() + qr.minutes * MINUTE);
  await tx.query(
    `insert into qr_deposit (id, member_id, provider, amount, payload, created_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, memberId, provider, amount, payload, now, expiresAt],
  );
  return { id, provider, amount, payload, expiresAt };
}

/**
 * Takes a code back; one that is not open any more without having been paid is left as it is.
 * @throws {Refusal} `NO_DATA` for a code that is none of this member's and provider's, `QR_FAIL` once it is paid.
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

/** Removes codes that nobody paid, a month after they were made; what was paid stays. */
export async function sweepQrs(database: Queryable, now: Date): Promise<void> {
  await database.query("delete from qr_deposit where status in ('OPEN', 'CANCELLED') and created_at <= $1", [
    new Date(now.getTime() - KEPT_DAYS * 24 * 60 * MINUTE),
  ]);
}
