import { QueryStatus } from "@reduxjs/toolkit/query/react";
import { draftsOf } from "../session/drafts/drafts.ts";
import type { Session } from "../session/session.ts";
import type { Store } from "../store/store.ts";

/** Failures that lie closer than this are one, told twice; those further apart have nothing to do with each other. */
const ONE_FAILURE_MS = 1_000;
const TOGETHER_MS = 90_000;
/** A page that has loaded what it needed for this long was not reloaded in vain. */
const CALM_MS = 120_000;
/** As long as the server may take to say that it is there. */
const ANSWER_MS = 10_000;

/** In the tab's storage, from the reload until the new page has proved of use. */
const RELOADED = "reloaded";

/** What the page is known by, and how it is left. */
export interface ReloadablePage {
  store: Pick<Store, "getState">;
  session: Session;
  /** Loads the same address anew. */
  reload(): void;
}

/**
 * Loads the page anew when chunks keep failing though the server answers: a release has removed them, or the browser
 * keeps a module's failure for as long as the page lives. Only when nothing on the page would be lost, with the drafts
 * of other forms handed over, and once: where that doesn't help, or nothing can be remembered, the parts go on trying by themselves (DESIGN, Lazy parts).
 * @returns ends it.
 */
export function reloadForChunks({ store, session, reload }: ReloadablePage): () => void {
  // Takes what the page before may have left, before another member could find it in the tab.
  const drafts = draftsOf(session);
  let first = -Infinity;
  let asking = false;
  let calm: ReturnType<typeof setTimeout> | undefined;

  function waitForCalm() {
    clearTimeout(calm);
    calm = setTimeout(forgetReload, CALM_MS);
  }

  async function onFailure() {
    waitForCalm();
    if (asking) return;
    asking = true;
    const answers = await serverAnswers();
    asking = false;
    if (!answers) return;
    const since = Date.now() - first;
    if (since > TOGETHER_MS) first = Date.now();
    else if (since > ONE_FAILURE_MS && nothingToLose(store) && rememberReload()) {
      drafts.handOver();
      reload();
    }
  }

  waitForCalm();
  // As whoever loads the chunks tells it.
  window.addEventListener("vite:preloadError", onFailure);
  return () => {
    clearTimeout(calm);
    window.removeEventListener("vite:preloadError", onFailure);
  };
}

async function serverAnswers(): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  try {
    return (await fetch(window.location.pathname, { method: "HEAD", cache: "no-store", signal })).ok;
  } catch {
    return false; // Offline, or as good as that.
  }
}

/** No call under way, nothing typed, and no dialog but such as hold only what could not be fetched. */
function nothingToLose(store: ReloadablePage["store"]): boolean {
  const calls = Object.values(store.getState().api.mutations);
  const fields = document.querySelectorAll<HTMLInputElement>("input, textarea");
  const dialogs = document.querySelectorAll("dialog[open]");
  return (
    calls.every((call) => call?.status !== QueryStatus.pending) &&
    Array.from(fields).every(({ type, value }) => type === "checkbox" || type === "radio" || value === "") &&
    Array.from(dialogs).every((dialog) => dialog.querySelector("[data-lazy-failed]"))
  );
}

/** Whether this is the first reload, and is remembered as such. */
function rememberReload(): boolean {
  try {
    if (window.sessionStorage.getItem(RELOADED) !== null) return false;
    window.sessionStorage.setItem(RELOADED, "1");
    return true;
  } catch {
    return false; // Refused by the browser: a reload that nobody remembers could be followed by another.
  }
}

function forgetReload() {
  try {
    window.sessionStorage.removeItem(RELOADED);
  } catch {
    return; // Refused by the browser, so nothing is there.
  }
}
