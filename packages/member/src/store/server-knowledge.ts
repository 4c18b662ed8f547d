import type { ServerKnowledge } from "@member-wallet/api";
import type { SafeStorage } from "../storage/storage.ts";

/**
 * What the client learns about the backend. Support of idempotency keys is stored in the tab, so that a call whose
 * answer is lost can be sent again after a reload too; it applies to that backend only, until it stops echoing keys.
 * @param apiUrl origin of the backend; empty for the page's own.
 */
export function persistedServerKnowledge(apiUrl: string, tab: SafeStorage): ServerKnowledge {
  const backend = apiUrl || window.location.origin;
  return {
    clockOffset: 0,
    get knowsKeys() {
      return tab.read("knowsKeys") === backend;
    },
    set knowsKeys(known) {
      if (known) tab.write("knowsKeys", backend);
      else tab.remove("knowsKeys");
    },
  };
}
