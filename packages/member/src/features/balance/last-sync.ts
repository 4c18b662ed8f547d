import type { SafeStorage } from "../../storage/storage.ts";

/** When the balances were last brought, kept in the browser (§3): the age of the balance is always visible. */
export interface LastSync {
  /** An ISO time, or `null` when the balances were never brought. */
  read(): string | null;
  note(at: Date): void;
  forget(): void;
  subscribe(listener: () => void): () => void;
}

export function createLastSync(storage: SafeStorage): LastSync {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  return {
    read() {
      const stored = storage.read("lastSync");
      return stored !== null && !Number.isNaN(Date.parse(stored)) ? stored : null;
    },
    note(at) {
      storage.write("lastSync", at.toISOString());
      tell();
    },
    forget() {
      storage.remove("lastSync");
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
