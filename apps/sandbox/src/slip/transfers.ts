import { randomBytes } from "node:crypto";
import { satang, type Satang } from "@member-wallet/domain";
import { DAY_MS } from "../clock.ts";
import type { Queryable, Transaction } from "../database/database.ts";
import type { MiniQr } from "./mini-qr.ts";

const UNCREDITED_DAYS = 30;

/** A transfer in the records of the simulated bank that made it. */
export interface BankTransfer {
  fromBank: string;
  toAccountNo: string;
  currency: "BAHT" | "LAK";
  /** In hundredths of the currency. */
  amount: number;
  madeAt: Date;
  /** The reference of the slip that credited it. */
  creditedBy: string | null;
}

/** A transfer as its slip shows it: by the sending bank's code and number. */
type ListedTransfer = Omit<BankTransfer, "toAccountNo" | "creditedBy"> & { reference: string };

/** Creates a transfer at a bank; returns its reference: the day and 48 random bits. */
export async function createTransfer(
  database: Queryable,
  bankNumber: string,
  transfer: Omit<BankTransfer, "creditedBy">,
): Promise<string> {
  const day = transfer.madeAt.toISOString().slice(0, 10).replaceAll("-", "");
  const reference = day + randomBytes(6).toString("hex").toUpperCase();
  await database.query(
    `insert into bank_transfer (bank_number, reference, from_bank, to_account_no, currency, amount, made_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      bankNumber,
      reference,
      transfer.fromBank,
      transfer.toAccountNo,
      transfer.currency,
      transfer.amount,
      transfer.madeAt,
    ],
  );
  return reference;
}

/** Finds a slip's transfer at its bank and locks it, so that concurrent slips of one transfer wait. */
export async function lockTransfer(
  tx: Transaction,
  { bank, reference }: MiniQr,
): Promise<BankTransfer | null> {
  const [transfer] = await tx.query<BankTransfer>(
    `select from_bank as "fromBank", to_account_no as "toAccountNo", currency, amount, made_at as "madeAt",
      credited_by as "creditedBy"
    from bank_transfer where bank_number = $1 and reference = $2 for update`,
    [bank, reference],
  );
  return transfer ?? null;
}

/** Marks a transfer as credited, once. */
export async function markCredited(
  tx: Transaction,
  { bank, reference }: MiniQr,
  slip: string,
): Promise<void> {
  await tx.query("update bank_transfer set credited_by = $3 where bank_number = $1 and reference = $2", [
    bank,
    reference,
    slip,
  ]);
}

/** The newest transfers to these accounts that no slip has credited. */
export function readUncredited(
  database: Queryable,
  accountNos: readonly string[],
): Promise<ListedTransfer[]> {
  return database.query(
    `select from_bank as "fromBank", reference, currency, amount, made_at as "madeAt"
    from bank_transfer where credited_by is null and to_account_no = any($1)
    order by made_at desc, reference limit 200`,
    [accountNos],
  );
}

/** A transfer's value in the wallet, in satang; kip are converted and rounded down. */
export function valueInBaht(
  { currency, amount }: Pick<BankTransfer, "currency" | "amount">,
  kipPerBaht: number,
): Satang {
  return satang(currency === "LAK" ? Math.floor(amount / kipPerBaht) : amount);
}

/** Deletes uncredited transfers a month after they were made. */
export async function sweepTransfers(database: Queryable, now: Date): Promise<void> {
  await database.query("delete from bank_transfer where credited_by is null and made_at <= $1", [
    new Date(now.getTime() - UNCREDITED_DAYS * DAY_MS),
  ]);
}
