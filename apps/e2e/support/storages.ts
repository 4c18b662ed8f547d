import type { Page } from "@playwright/test";

/** Everything that this tab and its browser store, as one text: the files of IndexedDB by their records. */
export function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- It runs in the page.
    const answered = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB refused.")));
      });
    const records: unknown[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      // oxlint-disable-next-line no-await-in-loop -- One or two databases.
      const database = await answered(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        // oxlint-disable-next-line no-await-in-loop -- One store each.
        records.push(...(await answered(database.transaction(store).objectStore(store).getAll())));
      }
      database.close();
    }
    const names = await caches.keys();
    const cached = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      records,
      cached.flat().map(({ url }) => url),
    ]);
  });
}
