import { retryWithBackoff } from "@member-wallet/ui";
import { reloadForChunks } from "./reload-for-chunks.ts";
import type { Problems } from "./reports/problems.ts";
import type { AppServices } from "./services.ts";

/**
 * Starts what the first paint doesn't need: the reload for missing chunks, then, once idle, the worker with its notices,
 * and the reports where problems are watched.
 */
export function afterStart(services: AppServices, problems: Problems | undefined): void {
  const { store, session } = services;
  reloadForChunks({ store, session, reload: () => window.location.reload() });
  retryWithBackoff(async () => {
    await idle();
    const { startNotices } = await import("./release/start-notices.tsx");
    await startNotices(services);
  }).now();
  if (problems === undefined) return;
  retryWithBackoff(async () => {
    await idle();
    const { startReports } = await import("./reports/start-reports.ts");
    await startReports(services, problems);
  }).now();
}

/** Resolves once the page has loaded and has nothing else to do. */
async function idle(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((done) => {
      window.addEventListener("load", done, { once: true });
    });
  }
  await new Promise<void>((done) => {
    // Older Safari has none.
    if ("requestIdleCallback" in window) requestIdleCallback(() => done(), { timeout: 5_000 });
    else setTimeout(done, 1_000);
  });
}
