import type { ChatStorageKey } from "@member-wallet/chat";

/**
 * When a value that the browser stores goes (docs/security.md):
 * - `stays`: it is nobody's;
 * - `session`: it is the visitor's or the member's who is here, and goes with every log-in, log-out and expiry;
 * - `unsent` in the tab, `kept` beside the token: it is the member's, and goes likewise, but an expiry keeps it for this
 *   member's next log-in.
 */
type Lifetime = "stays" | "session" | "unsent" | "kept";

/** The product's keys in the browser's storages (§3). Values are plain text and read defensively. */
export const LIFETIMES = {
  locale: "stays",
  agreement: "stays",
  inviteCode: "stays",
  /** When a backend last echoed an idempotency key, and which. */
  knowsKeys: "stays",
  /** The key of the last money call that was refused, of which nothing was done. */
  refused: "stays",
  /** In the tab: the app has reloaded this page for missing chunks. */
  reloaded: "stays",
  /** In the tab: whose its values are, by the session's or the guest's id. */
  storedFor: "stays",
  /** What expired sessions left, by member: `session/personal-data.ts` removes it. */
  kept: "stays",
  /** When a member's break ends, under a digest of the member's id: a log-out doesn't end it. */
  break: "stays",
  /** A member's limits of deposits and of time, under such a digest too. */
  limits: "stays",
  /** The time that a member who limits it spent here on the last days, under such a digest too. */
  timeOnDay: "stays",
  /** When a member last logged in here, under such a digest too. */
  lastLogIn: "stays",
  /** How often a member wants to be asked whether to go on, under such a digest too. */
  timeCheck: "stays",
  /** Until when a member's break lasts by the backend that keeps their limits and breaks, under such a digest too. */
  protection: "stays",
  /** Keys those digests. */
  breakKey: "stays",
  token: "session",
  /** Beside the token: the id of its member. */
  member: "session",
  /** Beside the token: when its member logged in, by this device's clock. */
  loggedInAt: "session",
  /** Beside the token: what the balances added up to then, in satang. */
  totalAtLogIn: "session",
  /** Beside the token: when its member last answered the time check, by this device's clock. */
  timeAnswered: "session",
  "guest-id": "session",
  lastSync: "session",
  /** Beside the token: what the balances were at `lastSync`. */
  balance: "session",
  /** Beside the token: `true` while the member hides all amounts. */
  hiddenAmounts: "kept",
  /** Beside the token: the games played, and how. */
  played: "kept",
  /** Beside the token: the payment method chosen last. */
  depositMethod: "kept",
  /** In the tab: the phone of a visitor who has just registered, until the next log-in. */
  newMember: "session",
  /** In the tab: a member's unsent withdrawal and transfer; that of other forms only while the app reloads the page. */
  drafts: "unsent",
  /** Beside the token: money on its way, each act under a key of its own. */
  acts: "kept",
  /** The chat's invitation was shown. */
  chatInviteClosed: "stays",
  /** In the tab: when the chat was last read, whether it sounds and notifies. */
  chatRead: "session",
  chatSound: "session",
  chatNotifications: "session",
  /** In the tab: the chat's unsent text and messages. */
  chatDraft: "unsent",
  chatOutbox: "unsent",
} as const satisfies Record<ChatStorageKey, Lifetime> & Record<string, Lifetime>;

/** What a browser keeps of a member's protection: log-outs and other members leave it. */
export type KeptName = "break" | "lastLogIn" | "limits" | "protection" | "timeCheck" | "timeOnDay";

/** What is stored many times has a key for each, which begins with its name. */
export type StorageKey = keyof typeof LIFETIMES | `${"acts" | KeptName} ${string}`;

export function lifetimeOf(key: StorageKey): Lifetime {
  return LIFETIMES[key.replace(/ .*/, "") as keyof typeof LIFETIMES];
}

/** A browser storage that never throws: where the browser refuses, it uses memory until the tab closes. */
export interface SafeStorage {
  /** The product's keys that have a value. */
  keys(): readonly StorageKey[];
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
  function ask<Value>(work: (storage: Storage) => Value, refused: () => Value): Value {
    try {
      return work(open());
    } catch {
      return refused();
    }
  }
  return {
    keys() {
      const stored = ask(Object.keys, () => []) as StorageKey[];
      // Others may store under keys of their own.
      return [...new Set([...memory.keys(), ...stored])].filter(lifetimeOf);
    },
    read: (key) =>
      memory.get(key) ??
      ask(
        (storage) => storage.getItem(key),
        () => null,
      ),
    write: (key, value) =>
      ask(
        (storage) => {
          storage.setItem(key, value);
          memory.delete(key);
        },
        () => void memory.set(key, value),
      ),
    remove(key) {
      memory.delete(key);
      // Where the browser refuses, there is nothing else to remove.
      ask(
        (storage) => storage.removeItem(key),
        () => {},
      );
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
