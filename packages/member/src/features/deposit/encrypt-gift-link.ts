import AES from "crypto-js/aes";

/**
 * Encrypts a gift link in the API's format: passphrase form, OpenSSL-salted base64. The key ships to browsers and is
 * public by design: this protects nothing.
 */
export function encryptGiftLink(link: string, key: string): string {
  return AES.encrypt(link, key).toString();
}
