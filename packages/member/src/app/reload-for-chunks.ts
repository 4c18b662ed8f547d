import { QueryStatus } from "@reduxjs/toolkit/query/react";
import { isSendingAct } from "../money-calls/record/is-sending-act.ts";
import { isPublicPath } from "../navigation/paths.ts";
import { draftsOf } from "../session/drafts/create-drafts.ts";
import { isExpiry, type Session } from "../session/session.ts";
import type { StorageKey } from "../storage/storage.ts";
import type { Store } from "../store/store.ts";

/** Failures closer together than this, in milliseconds, are one failure reported twice. */
const ONE_FAILURE_MS = 1_000;
/** Failures further apart than this, in milliseconds, are unrelated. */
const UNRELATED_MS = 90_000;
/** A page that has run without failure for this long, in milliseconds, has recovered: another reload may follow. */
const RECOVERED_MS = 120_000;
/** How long the server may take to answer the check, in milliseconds. */
const ANSWER_MS = 10_000;

/** In the tab's storage from the reload until the new page has recovered. */
const RELOADED: StorageKey = "reloaded";

/** What the reload depends on: the page's state and how to reload it. */
export interface ReloadablePage {
  store: Pick<Store, "getState">;
  session: Session;
  /** Reloads the same address. */
  reload(): void;
}

/**
 * Reloads the page when chunks keep failing although the server answers: a release has removed them, or the browser
 * caches a module's failure for the life of the page. It reloads only when the page would lose nothing, hands over the
 * drafts of other forms, and reloads once: where that doesn't help, or nothing can be stored, the parts keep retrying.
 * @returns stops it.
 */
export function reloadForChunks({ store, session, reload }: ReloadablePage): () => void {
  // Takes the previous page's drafts before another member could find them in the tab.
  const drafts = draftsOf(session);
  let first = -Infinity;
  let checking = false;
  let recoveryTimer: ReturnType<typeof setTimeout> | undefined;

  function startRecoveryTimer() {
    clearTimeout(recoveryTimer);
    recoveryTimer = setTimeout(forgetReload, RECOVERED_MS);
  }

  async function onFailure() {
    startRecoveryTimer();
    if (checking) return;
    checking = true;
    const answers = await serverAnswers();
    checking = false;
    if (!answers) return;
    const since = Date.now() - first;
    if (since > UNRELATED_MS) first = Date.now();
    else if (since > ONE_FAILURE_MS && nothingToLose({ store, session }) && rememberReload()) {
      drafts.handOver();
      reload();
    }
  }

  startRecoveryTimer();
  // The chunk loader reports each failure by this event, as Vite's own does.
  window.addEventListener("vite:preloadError", onFailure);
  return () => {
    clearTimeout(recoveryTimer);
    window.removeEventListener("vite:preloadError", onFailure);
  };
}

async function serverAnswers(): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  try {
    return (await fetch(window.location.pathname, { method: "HEAD", cache: "no-store", signal })).ok;
  } catch {
    return false; // Offline or unreachable.
  }
}

/**
 * No pending call, no act that is sent, nothing typed, here or in a session that has expired, no open dialog except one
 * that failed to load, and no session that a visit which begins at a public page would end.
 */
export function nothingToLose({ store, session }: Pick<ReloadablePage, "store" | "session">): boolean {
  const calls = Object.values(store.getState().api.mutations);
  const fields = document.querySelectorAll<HTMLInputElement>("input, textarea");
  const dialogs = document.querySelectorAll("dialog[open]");
  return (
    calls.every((call) => call?.status !== QueryStatus.pending) &&
    !isSendingAct(session.storage()) &&
    !isExpiry(session.left()) &&
    !(session.isStored() && isPublicPath(window.location.pathname)) &&
    document.querySelector("[data-unsaved]") === null &&
    Array.from(fields).every(({ type, value }) => type === "checkbox" || type === "radio" || value === "") &&
    Array.from(dialogs).every((dialog) => dialog.querySelector("[data-lazy-failed]"))
  );
}

/** Whether this is the first reload and was stored as such. */
function rememberReload(): boolean {
  try {
    if (window.sessionStorage.getItem(RELOADED) !== null) return false;
    window.sessionStorage.setItem(RELOADED, "1");
    return true;
  } catch {
    return false; // The browser refuses storage: an unrecorded reload could repeat forever.
  }
}

function forgetReload() {
  try {
    window.sessionStorage.removeItem(RELOADED);
  } catch {
    return; // The browser refuses storage, so nothing is stored.
  }
}
