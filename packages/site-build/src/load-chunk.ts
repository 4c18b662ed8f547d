/** How long whoever waits for a chunk waits, in milliseconds. What comes later still serves the next attempt. */
const PATIENCE_MS = 30_000;

/** The files that were asked for, by their place in the site. One that failed is forgotten, and so asked for again. */
const asked: Record<string, Promise<unknown> | undefined> = {};

/**
 * Runs in the browser, around every `import()` of a built site, in the place of Vite's own: that one asks for a
 * stylesheet only once, so that a part whose stylesheet failed would come without it at the next attempt, and waits
 * for ever for a server that is silent.
 * @param load the `import()` itself.
 * @param files the stylesheets to wait for, and the scripts to ask for beside the chunk.
 * @returns the chunk; rejects when it, or a stylesheet of it, can't be fetched or takes too long. Each but the last is
 * told as Vite tells it: by the event `vite:preloadError`.
 */
function loadChunk<Chunk>(load: () => Promise<Chunk>, files: readonly string[] = []): Promise<Chunk> {
  return new Promise((resolve, reject) => {
    setTimeout(reject, PATIENCE_MS);
    Promise.all(files.map((file) => (asked[file] ??= ask(file))))
      .then(load)
      .then(resolve, (cause: unknown) => {
        dispatchEvent(new Event("vite:preloadError"));
        reject(cause);
      });
  });
}

function ask(file: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.crossOrigin = "";
    link.href = `/${file}`;
    if (file.endsWith(".css")) {
      link.rel = "stylesheet";
      link.addEventListener("load", resolve);
      link.addEventListener("error", (cause) => {
        asked[file] = undefined;
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

/** By the name that Vite calls it. */
export { loadChunk as __vitePreload };
