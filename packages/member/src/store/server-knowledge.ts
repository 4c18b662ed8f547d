import type { ServerKnowledge } from "@member-wallet/api";
import type { SafeStorage } from "../storage/storage.ts";

/**
 * What the client learns about the backend. Support of idempotency keys is stored, so that a call whose answer is
 * lost can be sent again after a reload, and by another tab, too; it applies to that backend only, until it stops echoing keys.
 * @param apiUrl origin of the backend; empty for the page's own.
 */
export function persistedServerKnowledge(apiUrl: string, storage: SafeStorage): ServerKnowledge {
  const backend = apiUrl || window.location.origin;
  return {
    clockOffset: 0,
    get knowsKeys() {
      return storage.read("knowsKeys") === backend;
    },
    set knowsKeys(known) {
      if (known) storage.write("knowsKeys", backend);
      else storage.remove("knowsKeys");
    },
  };
}
