import { BACKEND_PATHS } from "./backend-paths.ts";

/** The folder of files with a hash in their name. */
export const ASSETS = "/assets/";

/** How browsers cache what is there: files with a hash in their name forever, everything else is asked for each time. */
export const CACHING = {
  asset: "public, max-age=31536000, immutable",
  other: "no-cache",
  missing: "no-store",
};

/** Files that are for the host: no addresses of the site. */
export const HOST_FILES: readonly string[] = ["/_headers", "/_redirects"];

/** The endings of the compressed side files that the build writes, best encoding first. */
export const ENCODINGS = [
  { name: "br", suffix: ".br" },
  { name: "gzip", suffix: ".gz" },
] as const;

/** Whether a path is never served, even if there is such a file: the host's own, compressed side files, dot files. */
export function isHidden(path: string): boolean {
  return (
    path.includes("/.") || HOST_FILES.includes(path) || ENCODINGS.some(({ suffix }) => path.endsWith(suffix))
  );
}

/** Whether an address without a file may be one of the site's own pages: without an extension, and nobody else's. */
export function isPage(path: string): boolean {
  const isBackend = BACKEND_PATHS.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  return !isBackend && !isHidden(path) && !path.startsWith(ASSETS) && !/\.[^/.]+$/.test(path);
}

/** The HTML file of a page: the one of its name (`/login`: `/login.html`), else `/index.html`. */
export function pageFile(path: string, exists: (file: string) => boolean): string {
  return exists(`${path}.html`) ? `${path}.html` : "/index.html";
}
