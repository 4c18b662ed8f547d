import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { SafeStorage } from "../../storage/storage.ts";
import { useStorages } from "../../storage/StoragesContext.tsx";
import { isRecord, type RegistrationDraft } from "./draft.ts";

/**
 * Browsers allow about a hundred changes of an entry in half a minute (Safari), fewer than a member's keystrokes: this
 * many at once, then one at a time.
 */
const BURST = 20;
const REST_MS = 400;

/** The draft's key in a history entry's state, next to the router's. */
const PLACE = "registration";

/** The registration in the current history entry. */
export interface PersistedRegistration {
  /** Untrusted, or `undefined`. */
  readonly draft: unknown;
  /** The history index at which the registration began, as the router counts entries; `null` when unknown. */
  readonly began: number | null;
}

/**
 * Reads the current history entry: one without a registration begins one. So does one of another visit, because another
 * person may have logged in or out since, and one whose account was created after its visitor had left.
 */
export function readPersistedDraft(tab: SafeStorage): PersistedRegistration {
  const stored = stateOfEntry()[PLACE];
  if (!isRecord(stored) || stored["since"] !== tab.read("storedFor"))
    return { draft: undefined, began: positionOfEntry() };
  const { draft, began } = stored;
  const created = isRecord(draft) && draft["phone"] === tab.read("newMember");
  return { draft: created ? undefined : draft, began: typeof began === "number" ? began : null };
}

/**
 * Stores the draft in the history entry that shows it, so that Back and a reload restore it: at once, except that fast
 * typing is batched. Not through the router, which would render the page again and may already be navigating to another
 * entry. `null` stops storing.
 */
export function usePersistedDraft(draft: RegistrationDraft | null, began: number | null) {
  const { key } = useLocation();
  const { tab } = useStorages();
  const allowance = useRef({ changes: BURST, at: 0 });
  useEffect(() => {
    if (draft === null) return undefined;
    const store = () => {
      const stored = { draft, began, since: tab.read("storedFor") };
      window.history.replaceState({ ...stateOfEntry(), [PLACE]: stored }, "");
    };
    const { changes, at } = allowance.current;
    const now = performance.now();
    const left = Math.min(BURST, changes + (now - at) / REST_MS);
    if (left >= 1) {
      allowance.current = { changes: left - 1, at: now };
      store();
    }
    const timer = left >= 1 ? undefined : setTimeout(store, REST_MS);
    window.addEventListener("pagehide", store);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", store);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Each entry needs a copy.
  }, [draft, began, key, tab]);
}

/**
 * Removes a finished registration from the history: goes back over its entries and deletes the draft from each, so that
 * neither Back nor Forward shows it again. Ends at the entry where it began.
 */
export async function clearDraft(tab: SafeStorage): Promise<void> {
  const { began } = readPersistedDraft(tab);
  for (;;) {
    const { [PLACE]: stored, ...rest } = stateOfEntry();
    if (stored !== undefined) window.history.replaceState(rest, "");
    const here = positionOfEntry();
    if (began === null || here === null || here <= began) return;
    // oxlint-disable-next-line no-await-in-loop -- The history only moves entry by entry.
    await goBack();
  }
}

/** Not the one of `navigation/history-entry.ts`, with which the registration would load the member's area. */
function goBack(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener("popstate", () => resolve(), { once: true });
    window.history.back();
  });
}

/** The router's count of the current entry. */
function positionOfEntry(): number | null {
  const { idx } = stateOfEntry();
  return typeof idx === "number" ? idx : null;
}

function stateOfEntry(): Record<string, unknown> {
  // The build renders the first step without a browser.
  const state: unknown = typeof window === "undefined" ? null : window.history.state;
  return isRecord(state) ? state : {};
}
