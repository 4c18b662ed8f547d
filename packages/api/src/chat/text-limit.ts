/** The longest text of a message, in characters (§5). */
export const CHAT_TEXT_LIMIT = 2_000;

/** The length of a text in Unicode characters: an emoji outside of the basic plane counts as one. */
export function chatTextLength(text: string): number {
  return Array.from(text).length;
}
