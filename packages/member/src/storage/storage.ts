/** What the product keeps in the browser (§3), by name. Values are plain text and read defensively. */
export type StorageKey =
  | "token"
  | "locale"
  | "agreement"
  | "lastSync"
  | "inviteCode"
  | "guest-id"
  /** In the tab: when its session last changed, in epoch milliseconds. What a visitor filled in before is not shown. */
  | "lastSession"
  /** In the tab: the phone of who has just registered here, until somebody logs in. */
  | "newMember"
  /** In the tab: what its member was filling in, while we load the page anew. */
  | "drafts"
  /** In the tab: the backend that was seen to echo idempotency keys. */
  | "knowsKeys"
  /** In the tab: the deposits that are waited for. */
  | "deposits";

/** A browser storage that never throws: where the browser refuses, memory serves until the tab closes. */
export interface SafeStorage {
  read(key: StorageKey): string | null;
  write(key: StorageKey, value: string): void;
  remove(key: StorageKey): void;
}

/**
 * Wraps a browser storage so that private modes, full quotas and blocked cookies cost persistence, never a crash.
 * @param open gives the storage; may itself throw, as `window.localStorage` does where cookies are blocked.
 */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<StorageKey, string>();
  return {
    read(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      try {
        return open().getItem(key);
      } catch {
        return null; // Refused by the browser, and nothing was kept in memory.
      }
    },
    write(key, value) {
      try {
        open().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value); // Refused by the browser: memory serves.
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        open().removeItem(key);
      } catch {
        return; // Refused by the browser, so nothing is there.
      }
    },
  };
}

/** The two storages of a tab: `local` outlives it and is shared by all tabs, `tab` ends with it. */
export interface BrowserStorages {
  local: SafeStorage;
  tab: SafeStorage;
}

export function browserStorages(): BrowserStorages {
  return { local: safeStorage(() => window.localStorage), tab: safeStorage(() => window.sessionStorage) };
}
