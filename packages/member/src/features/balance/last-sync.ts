import type { Session } from "../../session/session.ts";
import type { BrowserStorages } from "../../storage/storage.ts";

/** When the balances last loaded, stored in the browser (§3): the age of the balance is always visible. */
export interface LastSync {
  /** An ISO time, or `null` if the balances never loaded. */
  read(): string | null;
  note(at: Date): void;
  subscribe(listener: () => void): () => void;
}

const ofSessions = new WeakMap<Session, LastSync>();

/** The store of a page, by the session that it was mounted with. */
export function lastSyncOf(session: Session, storages: BrowserStorages): LastSync {
  const lastSync = ofSessions.get(session) ?? createLastSync(session, storages);
  ofSessions.set(session, lastSync);
  return lastSync;
}

/** Stored next to the session's token and removed with it: another tab may show, or remember, another member. */
function createLastSync({ token }: Session, { tab, local }: BrowserStorages): LastSync {
  const listeners = new Set<() => void>();
  const place = () => [tab, local].find((storage) => storage.read("token") === token());
  return {
    read() {
      const stored = place()?.read("lastSync") ?? "";
      return Number.isNaN(Date.parse(stored)) ? null : stored;
    },
    note(at) {
      place()?.write("lastSync", at.toISOString());
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
