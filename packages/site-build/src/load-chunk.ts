/** The time limit for a chunk, in milliseconds. A later arrival still serves the next attempt. */
const TIMEOUT_MS = 30_000;

/** The requested files, by their path in the site. A failed one is removed, and so requested again. */
const requested: Record<string, Promise<unknown> | undefined> = {};

/**
 * Runs in the browser around every `import()` of a built site, instead of Vite's loader: that one requests a stylesheet
 * only once, so that a part whose stylesheet failed would render unstyled at the next attempt, and it waits forever for
 * a silent server.
 * @param load the `import()` itself.
 * @param files the stylesheets to wait for, and the scripts to preload with the chunk.
 * @returns the chunk; rejects when it, or one of its stylesheets, fails to load or takes too long. It reports each
 * failure except the last like Vite, by the event `vite:preloadError` with the cause as its `payload`.
 */
function loadChunk<Chunk>(load: () => Promise<Chunk>, files: readonly string[] = []): Promise<Chunk> {
  return new Promise((resolve, reject) => {
    setTimeout(reject, TIMEOUT_MS);
    Promise.all(files.map((file) => (requested[file] ??= ask(file))))
      .then(load)
      .then(whole)
      .then(resolve, (cause: unknown) => {
        dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: cause }));
        reject(cause);
      });
  });
}

/** A file that was cut between two statements runs, but lacks the exports that were asked for: they come last. */
function whole<Chunk>(chunk: Chunk): Chunk {
  if (Object.values(chunk ?? {}).includes(undefined)) throw new SyntaxError("No exports");
  return chunk;
}

function ask(file: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    // The page's own HTML has some of the stylesheets in it (`pageFiles`).
    if (document.querySelector(`[data-file="${file}"]`)) return resolve(null);
    const link = document.createElement("link");
    link.crossOrigin = "";
    link.href = `/${file}`;
    if (file.endsWith(".css")) {
      link.rel = "stylesheet";
      link.addEventListener("load", resolve);
      link.addEventListener("error", (cause) => {
        requested[file] = undefined;
        link.remove();
        reject(cause);
      });
    } else {
      link.rel = "modulepreload";
      resolve(null);
    }
    document.head.append(link);
  });
}

/** The name under which Vite calls it. */
export { loadChunk as __vitePreload };
