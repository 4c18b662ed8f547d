import { crc16, tag } from "../qr/emv-tags.ts";

/** What the small QR on a slip identifies: a transfer, by bank and number. */
export interface MiniQr {
  /** The sending bank's three-character number. */
  bank: string;
  /** The sending bank's number of the transfer. */
  reference: string;
}

/** The Thai banks' identifier of this kind of code. */
const SLIP_API = "000001";
const CRC_TAG = "9104";

/**
 * The text of the QR with which Thai banks verify slips: `00` contains the API's id (`00`), the sending bank (`01`) and
 * the transfer (`02`), `51` the country, `91` a CRC over everything before it.
 */
export function writeMiniQr({ bank, reference }: MiniQr): string {
  const body = tag("00", tag("00", SLIP_API) + tag("01", bank) + tag("02", reference)) + tag("51", "TH");
  return `${body}${CRC_TAG}${crc16(body + CRC_TAG)}`;
}

/** Reads the text of a QR; null when it is no mini-QR or its CRC is wrong. */
export function readMiniQr(text: string): MiniQr | null {
  // Some banks write the CRC in lower case.
  const [, body = "", crc = ""] = /^([\x20-\x7e]+)9104([\dA-F]{4})$/i.exec(text) ?? [];
  if (body === "" || crc16(body + CRC_TAG) !== crc.toUpperCase()) return null;
  const slip = readTags(readTags(body)?.get("00") ?? "");
  const [bank, reference] = [slip?.get("01") ?? "", slip?.get("02") ?? ""];
  const isSlip = slip?.get("00") === SLIP_API && /^\w{3}$/.test(bank) && /^\w{1,50}$/.test(reference);
  return isSlip ? { bank, reference } : null;
}

/** The values of a sequence of tags; null when it is malformed. */
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
