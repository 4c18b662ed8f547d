declare global {
  interface Window {
    /** Answers that the page's head began to fetch beside the scripts, by path, each with the token it was asked with. */
    __memberWalletPrefetched?: Record<string, { token: string | null; answer: Promise<Response> }>;
  }
}

/**
 * Hands an early answer over once, and only to the session that it was asked for: another member may have logged in
 * before the scripts ran. Whoever comes later, or with another token, asks the server.
 */
export function takePrefetched(path: string, token: string | null): Promise<Response> | undefined {
  const early = window.__memberWalletPrefetched;
  if (early === undefined || !Object.hasOwn(early, path)) return undefined;
  const asked = early[path];
  delete early[path];
  return asked?.token === token ? asked.answer : undefined;
}

/** Forgets every early answer: the member they were asked for is no longer here. */
export function dropPrefetched(): void {
  delete window.__memberWalletPrefetched;
}
