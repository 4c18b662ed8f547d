import type { SafeStorage } from "../../storage/storage.ts";

/** Whether money is being sent, told from what `writeAct` has stored, without the code that reads acts. */
export function isSendingAct(storage: SafeStorage): boolean {
  return storage
    .keys()
    .some((key) => key.startsWith("acts ") && storage.read(key)?.includes('"stand":{"kind":"sending"'));
}
