import { use, useCallback, useEffect, useRef, useState, type SyntheticEvent } from "react";
import { browserPage } from "../../connection/page-events.ts";
import { SurroundingsContext } from "../surroundings.ts";

/** After the first failures, in milliseconds, before the file is tried again; later ones wait for the line or the customer. */
const RETRY_AFTER_MS = [2_000, 8_000];

export interface Media {
  /** `failed` until it is tried again, `retrying` until that has ended. */
  readonly phase: "showing" | "failed" | "retrying";
  /** The key of the picture or video: another one requests the file anew. */
  readonly attempt: number;
  /** The ref of the picture or video, and of the button that tries again: each takes the focus that the other one had. */
  readonly takeFocus: (element: HTMLElement | null) => void;
  readonly onLoaded: (event: SyntheticEvent) => void;
  readonly onError: (event: SyntheticEvent) => void;
  readonly retry: () => void;
}

/**
 * Whether a picture or video failed to load. It is tried again by itself a few times, and whenever the line is back or
 * the customer returns to the page.
 */
export function useMedia(): Media {
  const [{ phase, attempt }, setState] = useState<Pick<Media, "phase" | "attempt">>({
    phase: "showing",
    attempt: 0,
  });
  const { connected } = use(SurroundingsContext);
  const [wasConnected, setWasConnected] = useState(connected);
  const focused = useRef(false);
  const takeFocus = useCallback((element: HTMLElement | null) => {
    if (element === null || !focused.current) return;
    focused.current = false;
    element.focus();
  }, []);
  const retry = useCallback(
    () => setState((now) => (now.phase === "failed" ? { phase: "retrying", attempt: now.attempt + 1 } : now)),
    [],
  );
  if (connected !== wasConnected) {
    setWasConnected(connected);
    if (connected) retry();
  }
  const become = (next: "showing" | "failed", { currentTarget }: SyntheticEvent) => {
    if (phase === next) return;
    focused.current = currentTarget.closest("[data-media]")?.contains(document.activeElement) ?? false;
    setState((now) => ({ ...now, phase: next }));
  };

  useEffect(() => {
    if (phase !== "failed") return undefined;
    const wait = RETRY_AFTER_MS[attempt];
    const timer = wait === undefined ? undefined : setTimeout(retry, wait);
    const forgetPage = browserPage.onReturn(retry);
    return () => {
      clearTimeout(timer);
      forgetPage();
    };
  }, [phase, attempt, retry]);

  return {
    phase,
    attempt,
    takeFocus,
    onLoaded: (event) => become("showing", event),
    onError: (event) => become("failed", event),
    retry,
  };
}
