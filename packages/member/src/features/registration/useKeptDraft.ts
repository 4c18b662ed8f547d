import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { RegistrationDraft } from "./draft.ts";

/** Browsers allow about a hundred changes of an entry in half a minute: fewer than keys that a hand presses. */
const REST_MS = 400;

/** The draft's own place in a history entry's state, beside the router's. */
const PLACE = "registration";

/** What the current history entry holds of a registration: anything, or nothing. */
export function keptDraft(): unknown {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && PLACE in state ? state[PLACE] : undefined;
}

/**
 * Keeps the draft with the history entry that shows it, so that Back and a reload find it again: at once where the entry
 * has none, else when the typing rests, and at the latest when the page goes. Not through the router, which would draw
 * the page anew, and might by then be on its way to another entry.
 */
export function useKeptDraft(draft: RegistrationDraft) {
  const { key } = useLocation();
  useEffect(() => {
    const keep = () => window.history.replaceState({ ...window.history.state, [PLACE]: draft }, "");
    if (keptDraft() === undefined) keep();
    const timer = setTimeout(keep, REST_MS);
    window.addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", keep);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Another entry needs a copy of its own.
  }, [draft, key]);
}
