import type { FileStore } from "./file-store.ts";

/** In milliseconds. */
const RETRY_AFTER = 5_000;

const loadFiles = (): Promise<{ browserFiles: () => FileStore }> => import("./file-store.ts");

/**
 * The browser's files, by code that loads with the first of them. While it cannot be fetched, it is asked for again, and
 * every call waits: a file that is stored is not taken for a missing one.
 */
export function lazyFiles(load = loadFiles): FileStore {
  let files: Promise<FileStore> | undefined;

  const loaded = (): Promise<FileStore> =>
    load().then(
      (module) => module.browserFiles(),
      async () => {
        await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
        return loaded();
      },
    );

  const store = () => (files ??= loaded());

  return {
    put: async (...file) => (await store()).put(...file),
    get: async (...file) => (await store()).get(...file),
    remove: async (...file) => (await store()).remove(...file),
  };
}
