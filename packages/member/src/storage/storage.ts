import type { ChatStorageKey } from "@member-wallet/chat";

/** The product's keys in the browser's storage (§3). Values are plain text and read defensively. */
export type StorageKey =
  | "token"
  | "locale"
  | "agreement"
  | "lastSync"
  | "inviteCode"
  | "guest-id"
  /** What the balances were at `lastSync`. */
  | "balance"
  /** `true` while the member hides all amounts. */
  | "hiddenAmounts"
  /** In the tab: when its session last changed, in epoch milliseconds. Visitors' earlier input does not show. */
  | "lastSession"
  /** In the tab: the phone of a visitor who has just registered, until the next log-in. */
  | "newMember"
  /** In the tab: a member's unsent input while the app reloads the page. */
  | "drafts"
  /** In the tab: the backend that has echoed idempotency keys. */
  | "knowsKeys"
  /** In the tab: the pending deposits. */
  | "deposits"
  /** In the tab: the chat's unsent text and messages, when it was last read, and whether its invitation was closed. */
  | ChatStorageKey;

/** A browser storage that never throws: where the browser refuses, it uses memory until the tab closes. */
export interface SafeStorage {
  read(key: StorageKey): string | null;
  write(key: StorageKey, value: string): void;
  remove(key: StorageKey): void;
}

/**
 * Wraps a browser storage so that private modes, full quotas and blocked cookies cost persistence, never a crash.
 * @param open returns the storage; may throw, as `window.localStorage` does where cookies are blocked.
 */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<StorageKey, string>();
  return {
    read(key) {
      const stored = memory.get(key);
      if (stored !== undefined) return stored;
      try {
        return open().getItem(key);
      } catch {
        return null; // The browser refuses storage, and memory has no value.
      }
    },
    write(key, value) {
      try {
        open().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value); // The browser refuses storage.
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        open().removeItem(key);
      } catch {
        return; // The browser refuses storage, so there is nothing to remove.
      }
    },
  };
}

/** A tab's two storages: `local` outlives it and is shared by all tabs, `tab` ends with it. */
export interface BrowserStorages {
  local: SafeStorage;
  tab: SafeStorage;
}

export function browserStorages(): BrowserStorages {
  return { local: safeStorage(() => window.localStorage), tab: safeStorage(() => window.sessionStorage) };
}
