declare global {
  interface Window {
    /** Answers that the page's head began to fetch beside the scripts, by path. */
    __memberWalletEarly?: Record<string, Promise<Response>>;
  }
}

/** Hands an early answer over once; whoever comes later asks the server. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const early = window.__memberWalletEarly;
  if (early === undefined || !Object.hasOwn(early, path)) return undefined;
  const answer = early[path];
  delete early[path];
  return answer;
}

/** Forgets every early answer: the member they were asked for is no longer here. */
export function dropEarly(): void {
  delete window.__memberWalletEarly;
}
