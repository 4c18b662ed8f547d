import type { SafeStorage, StorageKey } from "../storage/storage.ts";

/** A browser storage in memory, with what it begins with. */
export function memoryStorage(
  begins: Partial<Record<StorageKey, string>> = {},
): SafeStorage & { readonly values: Map<StorageKey, string> } {
  const values = new Map(Object.entries(begins) as [StorageKey, string][]);
  return {
    values,
    keys: () => [...values.keys()],
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}
