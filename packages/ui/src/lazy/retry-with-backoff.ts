/** Delay before the second attempt, in milliseconds; doubled before each further one, up to the longest. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/** Attempts at something that can fail for a while, as fetching does. */
export interface Retries {
  /** Attempts immediately, unless an attempt is running. */
  now(): void;
  /** The same in a task of its own: what has just been drawn reacts first. */
  soon(): void;
  /** Ends all attempts. */
  stop(): void;
}

/**
 * Attempts something, from `now()` or `soon()` on, until it succeeds: again after 2, 4, 8 … 60 s, and as soon as the
 * browser reports that it is online. One attempt at a time.
 * @param onFailing called with `false` when an attempt failed, with `true` when another starts.
 */
export function retryWithBackoff(
  attempt: () => Promise<unknown>,
  onFailing?: (retrying: boolean) => void,
): Retries {
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: "new" | "trying" | "failed" | "over" = "new";

  function now() {
    if (state === "trying" || state === "over") return;
    clearTimeout(timer);
    if (state === "failed") onFailing?.(true);
    state = "trying";
    attempt().then(stop, () => {
      if (state === "over") return;
      state = "failed";
      timer = setTimeout(now, wait);
      wait = Math.min(2 * wait, LONGEST_WAIT_MS);
      onFailing?.(false);
    });
  }

  function soon() {
    clearTimeout(timer);
    timer = setTimeout(now);
  }

  function onLine() {
    wait = FIRST_WAIT_MS;
    now();
  }

  function stop() {
    state = "over";
    clearTimeout(timer);
    removeEventListener("online", onLine);
  }

  addEventListener("online", onLine);
  return { now, soon, stop };
}
