import { randomId } from "@member-wallet/domain";

/**
 * A new name for a visitor who chats without an account (§6): 128 random bits as 32 hex digits.
 * Whoever knows it reads the conversation, so it can't be guessed and is shown nowhere.
 */
export function createGuestId(): string {
  return randomId();
}

/** A guest id out of the browser's storage; `null` when it is not one of ours, and a new one is due. */
export function readGuestId(stored: string | null): string | null {
  return stored !== null && /^[0-9a-f]{32}$/.test(stored) ? stored : null;
}
