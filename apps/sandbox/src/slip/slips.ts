import { satang, type Satang } from "@member-wallet/domain";
import type { Queryable } from "../database/database.ts";

/** A slip as its member sees it. */
export interface SlipRow {
  reference: string;
  status: "PENDING" | "SUCCESS" | "FAILED";
  /** Why it was refused, and only then. */
  reason: string | null;
  amount: Satang;
  createdAt: Date;
}

/** One page of a member's slips, newest first, and how many there are in all. */
export async function readSlips(
  database: Queryable,
  memberId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ total: number; rows: SlipRow[] }> {
  const [count] = await database.query<{ total: number }>(
    "select count(*) as total from slip where member_id = $1",
    [memberId],
  );
  const rows = await database.query<Omit<SlipRow, "amount"> & { amount: number }>(
    `select reference, status, reason, amount, created_at as "createdAt" from slip
    where member_id = $1 order by created_at desc, id desc limit $2 offset $3`,
    [memberId, limit, (page - 1) * limit],
  );
  return { total: count?.total ?? 0, rows: rows.map((row) => ({ ...row, amount: satang(row.amount) })) };
}

/** Where a slip's picture is kept, and what its addresses are signed with. */
export interface PictureLock {
  name: string;
  key: Uint8Array;
}

/** The picture of a member's own slip; null for any other. */
export async function findOwnPicture(
  database: Queryable,
  memberId: string,
  reference: string,
): Promise<PictureLock | null> {
  const [picture] = await database.query<PictureLock>(
    "select picture_name as name, picture_key as key from slip where member_id = $1 and reference = $2",
    [memberId, reference],
  );
  return picture ?? null;
}

/** A picture by its name, with what its addresses are signed with. */
export async function findPicture(
  database: Queryable,
  name: string,
): Promise<{ key: Uint8Array; jpeg: Uint8Array } | null> {
  const [picture] = await database.query<{ key: Uint8Array; jpeg: Uint8Array }>(
    "select picture_key as key, picture as jpeg from slip where picture_name = $1",
    [name],
  );
  return picture ?? null;
}
