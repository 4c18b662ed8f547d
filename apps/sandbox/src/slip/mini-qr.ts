import { crc16 } from "../qr/promptpay.ts";

/** What the small QR on a transfer's slip says: who sent the money, and under which number. */
export interface MiniQr {
  /** The sending bank's three-character number. */
  bank: string;
  /** The sending bank's own number of the transfer. */
  reference: string;
}

/** What the Thai banks agreed to call this kind of code. */
const SLIP_API = "000001";
const CRC_TAG = "9104";

/**
 * The text of the QR by which Thai banks let a slip be verified: `00` holds the API's name (`00`), the sending bank
 * (`01`) and the transfer (`02`), `51` the country, `91` a CRC over everything before it.
 */
export function writeMiniQr({ bank, reference }: MiniQr): string {
  const body = tag("00", tag("00", SLIP_API) + tag("01", bank) + tag("02", reference)) + tag("51", "TH");
  return `${body}${CRC_TAG}${crc16(body + CRC_TAG)}`;
}

/** Reads the text of a QR; null when it is no mini-QR, or one whose CRC does not hold. */
export function readMiniQr(text: string): MiniQr | null {
  // Some banks write the CRC in small letters.
  const [, body = "", crc = ""] = /^([\x20-\x7e]+)9104([\dA-F]{4})$/i.exec(text) ?? [];
  if (body === "" || crc16(body + CRC_TAG) !== crc.toUpperCase()) return null;
  const slip = readTags(readTags(body)?.get("00") ?? "");
  const [bank, reference] = [slip?.get("01") ?? "", slip?.get("02") ?? ""];
  const isSlip = slip?.get("00") === SLIP_API && /^\w{3}$/.test(bank) && /^\w{1,50}$/.test(reference);
  return isSlip ? { bank, reference } : null;
}

function tag(id: string, value: string): string {
  if (value.length > 99) throw new RangeError(`Tag ${id} holds 99 characters at most.`);
  return id + String(value.length).padStart(2, "0") + value;
}

/** The values of a row of tags (two digits, two digits of length, the value); null when it is none. */
function readTags(text: string): Map<string, string> | null {
  const tags = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const [head, id = "", length = ""] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    const end = at + 4 + Number(length);
    if (head === undefined || end > text.length || tags.has(id)) return null;
    tags.set(id, text.slice(at + 4, end));
    at = end;
  }
  return tags;
}
