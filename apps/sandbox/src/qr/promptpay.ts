import { bahtFromSatang, type Satang } from "@member-wallet/domain";

const BILL_PAYMENT = "A000000677010112";
const BAHT = "764";

export interface BillPayment {
  /** 15 digits: the biller's tax id and suffix. */
  billerId: string;
  /** Up to 20 capitals and digits each; the first tells the biller which wish is paid. */
  references: readonly [string, string];
  amount: Satang;
}

/**
 * The text of a PromptPay QR for paying one bill: EMVCo's merchant-presented format with the Thai template of bill
 * payments (tag 30), an amount, and the CRC at its end. The code is dynamic (`12`): made for one payment.
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
  // The CRC counts its own tag and length.
  return `${body}6304${crc16(`${body}6304`)}`;
}

function tag(id: string, value: string): string {
  if (value.length > 99) throw new RangeError(`Tag ${id} holds 99 characters at most.`);
  return id + String(value.length).padStart(2, "0") + value;
}

/** CRC-16/CCITT-FALSE of an ASCII text, as four capitals of hex. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, "ascii")) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : crc << 1;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}
