import { randomBytes } from "node:crypto";
import { checkEnglishName } from "@member-wallet/domain";
import type { Queryable, Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";

/** A member as stored, without the password. */
export interface Member {
  id: string;
  username: string;
  name: string;
  bankCode: string;
  bankAccountName: string;
  bankAccountNo: string;
  currency: "BAHT" | "LAK";
  /** Coins for the wheel. */
  coin: number;
  createdAt: Date;
}

/** The longest name of a member, and of a bank account. */
export const MAX_NAME_LENGTH = 200;

/** Reads a member who is known to exist. */
export async function readMember(database: Queryable, id: string): Promise<Member> {
  const [member] = await database.query<Member>(
    `select id, username, name, bank_code as "bankCode", bank_account_name as "bankAccountName",
      bank_account_no as "bankAccountNo", currency, coin, created_at as "createdAt"
    from member where id = $1`,
    [id],
  );
  if (member === undefined) throw new Error(`Member ${id} is gone.`);
  return member;
}

/** Locks a member until the transaction ends, so that concurrent calls of one member run one after the other. */
export async function lockMember(tx: Transaction, id: string): Promise<void> {
  await tx.query("select 1 from member where id = $1 for no key update", [id]);
}

/** Finds a member's id by phone in its normal form; null when nobody has it. */
export async function findMemberId(database: Queryable, username: string): Promise<string | null> {
  const [member] = await database.query<{ id: string }>("select id from member where username = $1", [
    username,
  ]);
  return member?.id ?? null;
}

/** Inserts a member and returns the new id; both the phone and the bank account must be new. */
export async function insertMember(
  tx: Transaction,
  member: Omit<Member, "id"> & { passwordHash: string },
): Promise<string> {
  const id = randomBytes(12).toString("hex");
  await tx.query(
    `insert into member (id, username, name, password_hash, bank_code, bank_account_name, bank_account_no,
      currency, coin, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      member.username,
      member.name,
      member.passwordHash,
      member.bankCode,
      member.bankAccountName,
      member.bankAccountNo,
      member.currency,
      member.coin,
      member.createdAt,
    ],
  );
  return id;
}

/**
 * Changes the member's name. The bank account must be sent unchanged: withdrawals are paid to it.
 * @throws {Refusal} `INVALID_USER_INFO` without a name or with one too long, `INVALID_BANK` for another bank account.
 */
export async function renameMember(
  database: Queryable,
  id: string,
  profile: { name: string; bankCode: string; bankAccountNo: string },
): Promise<void> {
  const name = profile.name.trim();
  if (name === "" || name.length > MAX_NAME_LENGTH) throw new Refusal("INVALID_USER_INFO");
  const changed = await database.query(
    "update member set name = $2 where id = $1 and bank_code = $3 and bank_account_no = $4 returning id",
    [id, name, profile.bankCode, profile.bankAccountNo],
  );
  if (changed.length === 0) throw new Refusal("INVALID_BANK");
}

/**
 * Changes the name on the member's bank account, in capitals (§5 Bank account name).
 * @throws {Refusal} `BANK_ACCOUNT_NAME_ENG` for other than English letters and spaces, `INVALID_BANK` for
 *   another bank than the member's.
 */
export async function renameBankAccount(
  database: Queryable,
  id: string,
  account: { bankCode: string; bankAccountName: string },
): Promise<void> {
  const name = account.bankAccountName.trim().toUpperCase();
  if (checkEnglishName(name).kind !== "ok" || name.length > MAX_NAME_LENGTH)
    throw new Refusal("BANK_ACCOUNT_NAME_ENG");
  const changed = await database.query(
    "update member set bank_account_name = $3 where id = $1 and bank_code = $2 returning id",
    [id, account.bankCode, name],
  );
  if (changed.length === 0) throw new Refusal("INVALID_BANK");
}
