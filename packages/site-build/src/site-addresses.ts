import { BACKEND_PATHS } from "./backend-paths.ts";

/** Whether an address without a file may be one of the site's own pages: without an extension, and nobody else's. */
export function isPage(path: string): boolean {
  const isBackend = BACKEND_PATHS.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  return !isBackend && !path.startsWith("/assets/") && !/\.[^/.]+$/.test(path);
}

/** The HTML file of a page: the one of its name (`/login`: `/login.html`), else `/index.html`. */
export function pageFile(path: string, exists: (file: string) => boolean): string {
  return exists(`${path}.html`) ? `${path}.html` : "/index.html";
}
