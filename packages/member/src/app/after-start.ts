import { retryWithBackoff } from "@member-wallet/ui";
import { reloadForChunks } from "./reload-for-chunks.ts";
import { startNotices } from "./release/start-notices.tsx";
import type { AppServices } from "./services.ts";

/** Starts what no page waits for: the reload for missing chunks, the worker and its notices. */
export function afterStart(services: AppServices): void {
  const { store, session } = services;
  reloadForChunks({ store, session, reload: () => window.location.reload() });
  retryWithBackoff(() => startNotices(services)).now();
}
