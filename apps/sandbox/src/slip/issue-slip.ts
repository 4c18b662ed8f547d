import { formatAmount, formatDateTime, satang, type Satang } from "@member-wallet/domain";
import type { Operator } from "../context.ts";
import type { Queryable } from "../database/database.ts";
import { bankNumber } from "./bank-numbers.ts";
import { writeMiniQr } from "./mini-qr.ts";
import { printSlip } from "./printed/print-slip.ts";
import { makeTransfer } from "./transfers.ts";

/** A transfer that somebody asks a simulated bank for. */
export interface TransferOrder {
  fromBank: string;
  /** One of the operator's accounts (its currency is the transfer's) or any other, which is in baht. */
  toAccountNo: string;
  /** In hundredths of the currency. */
  amount: Satang;
  madeAt: Date;
  /** Whether the slip carries a mini-QR. */
  hasMiniQr: boolean;
}

export interface IssuedSlip {
  png: Uint8Array;
  /** The bank's number of the transfer. */
  reference: string;
}

/** Makes a transfer at a simulated bank and prints its slip; null for a bank that prints none. */
export async function issueSlip(
  database: Queryable,
  operator: Pick<Operator, "depositAccounts">,
  { fromBank, toAccountNo, amount, madeAt, hasMiniQr }: TransferOrder,
): Promise<IssuedSlip | null> {
  const bank = bankNumber(fromBank);
  if (bank === null) return null;
  const account = operator.depositAccounts.find(({ bankAccountNo }) => bankAccountNo === toAccountNo);
  const currency = account?.currency === "LAK" ? "LAK" : "BAHT";
  const reference = await makeTransfer(database, bank, { fromBank, toAccountNo, currency, amount, madeAt });
  const png = await printSlip({
    from: fromBank,
    to: account?.bankCode ?? "ANOTHER",
    accountNo: toAccountNo,
    amount: `${formatAmount(satang(amount))} ${currency}`,
    time: formatDateTime(madeAt.getTime()),
    reference,
    miniQr: hasMiniQr ? writeMiniQr({ bank, reference }) : null,
  });
  return { png, reference };
}
