import type { Browser, BrowserContext, Request, TestInfo } from "@playwright/test";

/** The annotation of a journey with the files of the site that its pages asked for, as JSON. */
export const LOADED = "loaded";

/** What a journey that has a site of its own, or a service worker, depends on. */
export const ALL_FILES = "all";

/** Notes which files of the built site the pages of a browser ask for, until it is stopped. */
export function noteLoadedFiles(browser: Browser, site: string) {
  const paths = new Set<string>();
  function note(request: Request) {
    const { origin, pathname } = new URL(request.url());
    if (origin === site) paths.add(pathname.slice(1));
    else if (pathname.startsWith("/assets/")) paths.add(ALL_FILES);
  }
  function listen(context: BrowserContext) {
    context.on("request", note);
  }
  browser.contexts().forEach(listen);
  browser.on("context", listen);
  return {
    /** Annotates a test with what was asked for. */
    annotate(info: TestInfo, serviceWorkers: "allow" | "block" = "allow") {
      browser.off("context", listen);
      const all = serviceWorkers === "allow" || paths.has(ALL_FILES);
      const files = all ? [ALL_FILES] : [...paths].filter((path) => /\.\w+$/.test(path));
      info.annotations.push({ type: LOADED, description: JSON.stringify(files) });
    },
  };
}
