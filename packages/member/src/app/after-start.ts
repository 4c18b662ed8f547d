import { retryWithBackoff } from "@member-wallet/ui";
import { removeOthersFiles } from "../features/support-chat/remove-others-files.ts";
import { reloadForChunks } from "./reload-for-chunks.ts";
import { startNotices } from "./release/start-notices.tsx";
import type { Problems } from "./reports/problems.ts";
import type { AppServices } from "./services.ts";

/**
 * Starts what no page waits for: the reload for missing chunks, the worker and its notices, the removal of
 * what the chat keeps of others in this browser, and the reports where
 * problems are watched.
 */
export function afterStart(services: AppServices, problems: Problems | undefined): void {
  const { store, session } = services;
  reloadForChunks({ store, session, reload: () => window.location.reload() });
  removeOthersFiles(session);
  retryWithBackoff(() => startNotices(services)).now();
  if (problems === undefined) return;
  retryWithBackoff(async () => {
    const { startReports } = await import("./reports/start-reports.ts");
    await startReports(services, problems);
  }).now();
}
