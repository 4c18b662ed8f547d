import type { Satang } from "@member-wallet/domain";
import type { Queryable } from "../database/database.ts";
import { memberPageReader } from "../database/member-page.ts";

/** A slip as its member sees it. */
export interface SlipRow {
  reference: string;
  status: "PENDING" | "SUCCESS" | "FAILED";
  /** Only of a refused slip. */
  reason: string | null;
  amount: Satang;
  createdAt: Date;
  endedAt: Date | null;
}

export const readSlips = memberPageReader<SlipRow>("slip", [
  "reference",
  "status",
  "reason",
  "amount",
  "createdAt",
  "endedAt",
]);

/** Names a slip's picture and signs its URLs. */
export interface PictureKey {
  name: string;
  key: Uint8Array;
}

export interface Picture extends PictureKey {
  jpeg: Uint8Array;
}

/** The first slip's picture that matches; null when none does. */
async function findPictureWhere(
  database: Queryable,
  condition: string,
  parameters: readonly string[],
): Promise<Picture | null> {
  const [picture] = await database.query<Picture>(
    `select picture_name as name, picture_key as key, picture as jpeg from slip where ${condition}`,
    parameters,
  );
  return picture ?? null;
}

/** The picture of a member's own slip. */
export function findOwnPicture(database: Queryable, memberId: string, reference: string) {
  return findPictureWhere(database, "member_id = $1 and reference = $2", [memberId, reference]);
}

export function findPictureByName(database: Queryable, name: string) {
  return findPictureWhere(database, "picture_name = $1", [name]);
}

export function findPictureByReference(database: Queryable, reference: string) {
  return findPictureWhere(database, "reference = $1", [reference]);
}
