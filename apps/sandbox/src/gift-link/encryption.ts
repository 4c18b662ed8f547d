import AES from "crypto-js/aes.js";
import utf8 from "crypto-js/enc-utf8.js";

/** Longer than any encrypted gift link. */
const MAX_LENGTH = 4_096;

/** Decrypts what a client encrypted with this key (passphrase form, OpenSSL-salted base64); null when that fails. */
export function decryptGiftLink(encrypted: string, key: string): string | null {
  if (encrypted.length > MAX_LENGTH) return null;
  try {
    return AES.decrypt(encrypted, key).toString(utf8) || null;
  } catch {
    // With another key the bytes decode to no text.
    return null;
  }
}

/** Encrypts a link as clients do: with a new salt, so to another text, each time. */
export function encryptGiftLink(link: string, key: string): string {
  return AES.encrypt(link, key).toString();
}
