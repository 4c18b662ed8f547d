import type { Page } from "@playwright/test";

/** The scripts that a built site loads. */
export const SCRIPTS = "**/assets/*.js";

/** Holds every request of a pattern until the returned function is called. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
