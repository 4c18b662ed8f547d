import AES from "crypto-js/aes";

/**
 * Encrypts a gift link as the wire wants it: passphrase form, OpenSSL-salted base64. The key ships to browsers and is
 * public by design: this hides nothing and secures nothing.
 */
export function encryptGiftLink(link: string, key: string): string {
  return AES.encrypt(link, key).toString();
}
