import type { IdempotencyKey, ServerKnowledge } from "@member-wallet/api";
import type { SafeStorage } from "../storage/storage.ts";

/** How long the last echo of a key counts, in milliseconds: behind its address, the backend may be another one since. */
const KNOWN_FOR = 24 * 60 * 60_000;

/**
 * What the client learns about the backend. Support of idempotency keys is stored, so that a call whose answer is
 * lost can be sent again after a reload, and by another tab, too; it applies to that backend only, until it stops echoing
 * keys or has echoed none for a day. So is the call that was refused with its session, which no later page sends.
 * @param apiUrl origin of the backend; empty for the page's own.
 */
export function persistedServerKnowledge(apiUrl: string, storage: SafeStorage): ServerKnowledge {
  const backend = apiUrl || window.location.origin;
  return {
    clockOffset: 0,
    get knowsKeys() {
      const [at, origin] = storage.read("knowsKeys")?.split(" ") ?? [];
      const age = Date.now() - Number(at);
      return origin === backend && age >= 0 && age < KNOWN_FOR;
    },
    set knowsKeys(known) {
      if (known) storage.write("knowsKeys", `${Date.now()} ${backend}`);
      else storage.remove("knowsKeys");
    },
    get refused() {
      return storage.read("refused") as IdempotencyKey | null;
    },
    set refused(key) {
      storage.write("refused", key ?? "");
    },
  };
}
