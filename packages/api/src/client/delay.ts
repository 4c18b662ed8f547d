/** Waits; resolves to false when the signal aborts first. */
export function delay(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((done) => {
    if (signal.aborted) return done(false);
    const timer = setTimeout(() => done(true), milliseconds);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        done(false);
      },
      { once: true },
    );
  });
}
