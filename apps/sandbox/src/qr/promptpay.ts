import { bahtFromSatang, type Satang } from "@member-wallet/domain";
import { crc16, tag } from "./emv-tags.ts";

const BILL_PAYMENT = "A000000677010112";
const BAHT = "764";

interface BillPayment {
  /** 15 digits: the biller's tax id and suffix. */
  billerId: string;
  /** Up to 20 capitals and digits each; the first identifies the payment. */
  references: readonly [string, string];
  amount: Satang;
}

/**
 * The text of a PromptPay QR for one bill: EMVCo's merchant-presented format with the Thai template of bill payments
 * (tag 30), an amount and a final CRC. The code is dynamic (`12`): for one payment.
 */
export function promptPayPayload({ billerId, references, amount }: BillPayment): string {
  const [reference1, reference2] = references;
  const biller =
    tag("00", BILL_PAYMENT) + tag("01", billerId) + tag("02", reference1) + tag("03", reference2);
  const body =
    tag("00", "01") +
    tag("01", "12") +
    tag("30", biller) +
    tag("53", BAHT) +
    tag("58", "TH") +
    tag("54", bahtFromSatang(amount).toFixed(2));
  // The CRC includes its own tag and length.
  return `${body}6304${crc16(`${body}6304`)}`;
}
