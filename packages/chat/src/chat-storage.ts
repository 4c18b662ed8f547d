import type { ChatStorage } from "./chat-environment.ts";

/**
 * A `ChatStorage` in the tab's own storage, in memory where the browser refuses that: what is unsent stays over a reload
 * and goes with the tab.
 * @param prefix of the keys, for a page with more than one chat.
 */
export function createChatStorage(prefix = "member-wallet "): ChatStorage {
  const memory = new Map<string, string>();
  return {
    read: (key) => memory.get(key) ?? inTab((storage) => storage.getItem(prefix + key)),
    write(key, value) {
      memory.set(key, value);
      inTab((storage) => storage.setItem(prefix + key, value));
    },
    remove(key) {
      memory.delete(key);
      inTab((storage) => storage.removeItem(prefix + key));
    },
  };
}

/** `null` where the browser refuses. */
function inTab<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage);
  } catch {
    // Private windows and full disks: memory serves.
    return null;
  }
}
