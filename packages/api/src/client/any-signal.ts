/**
 * Joins signals as `AbortSignal.any` does, which the WebViews of older phones lack. `release` removes the listeners, because a session's
 * signal outlives its calls.
 */
export function anySignal(signals: readonly AbortSignal[]): { signal: AbortSignal; release(): void } {
  const any = new AbortController();
  const abort = () => any.abort();
  for (const signal of signals) {
    if (signal.aborted) any.abort();
    signal.addEventListener("abort", abort, { once: true });
  }
  return {
    signal: any.signal,
    release: () => signals.forEach((signal) => signal.removeEventListener("abort", abort)),
  };
}
