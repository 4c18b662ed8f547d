import type { Session } from "../../session/session.ts";
import type { BrowserStorages } from "../../storage/storage.ts";

/** When the balances were last brought, kept in the browser (§3): the age of the balance is always visible. */
export interface LastSync {
  /** An ISO time, or `null` when the balances were never brought. */
  read(): string | null;
  note(at: Date): void;
  subscribe(listener: () => void): () => void;
}

/** Kept beside the session's token, with which it goes: another tab may hold, or remember, another member. */
export function createLastSync({ tab, local }: BrowserStorages, { token }: Pick<Session, "token">): LastSync {
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
