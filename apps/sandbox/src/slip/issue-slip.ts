import { formatAmount, formatDateTime, satang, type Satang } from "@member-wallet/domain";
import type { Queryable } from "../database/database.ts";
import type { Operator } from "../operator.ts";
import { bankNumber } from "./bank-numbers.ts";
import { writeMiniQr } from "./mini-qr.ts";
import { printSlip } from "./printed/print-slip.ts";
import { createTransfer } from "./transfers.ts";

/** A transfer that a simulated bank makes. */
interface TransferOrder {
  fromBank: string;
  /** An account of the operator, which sets the currency, or any other, in baht. */
  toAccountNo: string;
  /** In hundredths of the currency. */
  amount: Satang;
  madeAt: Date;
  /** Whether the slip carries a mini-QR. */
  hasMiniQr: boolean;
}

interface IssuedSlip {
  png: Uint8Array;
  reference: string;
}

/** Creates a transfer at a simulated bank and prints its slip; null for a bank without slips. */
export async function issueSlip(
  database: Queryable,
  operator: Pick<Operator, "depositAccounts">,
  { fromBank, toAccountNo, amount, madeAt, hasMiniQr }: TransferOrder,
): Promise<IssuedSlip | null> {
  const bank = bankNumber(fromBank);
  if (bank === null) return null;
  const account = operator.depositAccounts.find(({ bankAccountNo }) => bankAccountNo === toAccountNo);
  const currency = account?.currency === "LAK" ? "LAK" : "BAHT";
  const reference = await createTransfer(database, bank, { fromBank, toAccountNo, currency, amount, madeAt });
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
