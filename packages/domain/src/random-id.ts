/** Node and browsers have it, on pages without a secure context too. */
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

/** An id that nobody can guess: 128 random bits as 32 hex digits in lower case. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
