declare global {
  interface Window {
    /** Answers that the page's head began to fetch while the scripts loaded, by path, each with the request's token. */
    __memberWalletPrefetched?: Record<string, { token: string | null; answer: Promise<Response> }>;
  }
}

/**
 * Returns a prefetched answer once, and only to the session that it was requested for: another member may have logged
 * in before the scripts ran. A later call, or one with another token, goes to the server.
 */
export function takePrefetched(path: string, token: string | null): Promise<Response> | undefined {
  const early = window.__memberWalletPrefetched;
  if (early === undefined || !Object.hasOwn(early, path)) return undefined;
  const asked = early[path];
  delete early[path];
  return asked?.token === token ? asked.answer : undefined;
}

/** Drops every prefetched answer when the member's session ends. */
export function dropPrefetched(): void {
  delete window.__memberWalletPrefetched;
}
