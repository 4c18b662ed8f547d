import AES from "crypto-js/aes.js";
import utf8 from "crypto-js/enc-utf8.js";

/** Longer than any gift link, sealed. */
const LONGEST = 4_096;

/** The text that a client sealed with this key (passphrase form, OpenSSL-salted base64); null when none comes out. */
export function openGiftLink(sealed: string, key: string): string | null {
  if (sealed.length > LONGEST) return null;
  try {
    return AES.decrypt(sealed, key).toString(utf8) || null;
  } catch {
    // What was not sealed with this key comes out as bytes that are no text.
    return null;
  }
}

/** Seals a link as clients do: with another salt, so to another text, each time. */
export function sealGiftLink(link: string, key: string): string {
  return AES.encrypt(link, key).toString();
}
