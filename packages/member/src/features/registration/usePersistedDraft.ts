import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { SafeStorage } from "../../storage/storage.ts";
import { useStorages } from "../../storage/StoragesContext.tsx";
import type { RegistrationDraft } from "./draft.ts";

/**
 * Browsers allow about a hundred changes of an entry in half a minute (Safari), fewer than keys that a hand presses: this
 * many at once, and then one at a time.
 */
const BURST = 20;
const REST_MS = 400;

/** The draft's own place in a history entry's state, beside the router's. */
const PLACE = "registration";

/** What the current history entry holds of a registration. */
export interface PersistedRegistration {
  /** Anything, or nothing. */
  readonly draft: unknown;
  /** Where in the history the registration began, as the router counts entries; `null` when that is not known. */
  readonly began: number | null;
}

/**
 * Reads the current history entry: one that holds no registration begins one. So does one from before the tab's last
 * change of session: whoever logged in or out since may be somebody else.
 */
export function readPersistedDraft(tab: SafeStorage): PersistedRegistration {
  const kept = stateOfEntry()[PLACE];
  if (!isRecord(kept) || kept["since"] !== tab.read("lastSession"))
    return { draft: undefined, began: positionOfEntry() };
  const { draft, began } = kept;
  return { draft, began: typeof began === "number" ? began : null };
}

/**
 * Keeps the draft with the history entry that shows it, so that Back and a reload find it again: at once, but for long
 * runs of keys, which are kept together. Not through the router, which would draw the page anew, and
 * might by then be on its way to another entry. `null` keeps nothing more.
 */
export function usePersistedDraft(draft: RegistrationDraft | null, began: number | null) {
  const { key } = useLocation();
  const { tab } = useStorages();
  const allowance = useRef({ changes: BURST, at: 0 });
  useEffect(() => {
    if (draft === null) return undefined;
    const keep = () => {
      const kept = { draft, began, since: tab.read("lastSession") };
      window.history.replaceState({ ...stateOfEntry(), [PLACE]: kept }, "");
    };
    const { changes, at } = allowance.current;
    const now = performance.now();
    const left = Math.min(BURST, changes + (now - at) / REST_MS);
    if (left >= 1) {
      allowance.current = { changes: left - 1, at: now };
      keep();
    }
    const timer = left >= 1 ? undefined : setTimeout(keep, REST_MS);
    window.addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", keep);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Another entry needs a copy of its own.
  }, [draft, began, key, tab]);
}

/**
 * Wipes a finished registration from the history: goes back over its entries and takes the draft out of each, so that
 * neither Back nor Forward shows it again. Ends at the entry with which it began.
 */
export async function clearDraft(tab: SafeStorage): Promise<void> {
  const { began } = readPersistedDraft(tab);
  for (;;) {
    const { [PLACE]: kept, ...rest } = stateOfEntry();
    if (kept !== undefined) window.history.replaceState(rest, "");
    const here = positionOfEntry();
    if (began === null || here === null || here <= began) return;
    // oxlint-disable-next-line no-await-in-loop -- One entry after another is the only way through a history.
    await goBack();
  }
}

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
  const state: unknown = window.history.state;
  return isRecord(state) ? state : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
