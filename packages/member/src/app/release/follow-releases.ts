import { entryOf, ownEntry } from "./worker.ts";

/** An open page asks for a new release when it is shown again after this long, in milliseconds. */
const ASK_AGAIN_MS = 3_600_000;

export interface FollowingPage {
  registration: ServiceWorkerRegistration;
  /** Whether a reload would lose nothing. */
  nothingToLose(): boolean;
  /** Reloads the same address. */
  reload(): void;
  /** Tells the member of the new release. */
  offer(): void;
}

/**
 * Takes a new release over once its worker has taken over: by a reload where nothing would be lost, when the page is
 * hidden or the member goes to another page, or at once where a part failed to load; else the member is offered it.
 * Until then the page goes on with the files of its own release.
 * @returns stops it.
 */
export function followReleases({ registration, nothingToLose, reload, offer }: FollowingPage): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let outdated = false;
  let asked = Date.now();
  let { pathname } = window.location;

  function takeOver() {
    if (nothingToLose()) reload();
    else offer();
  }

  async function onNewWorker() {
    const { controller } = navigator.serviceWorker;
    const before = window.location.pathname;
    const entry = controller && (await entryOf(controller));
    if (entry === null || entry === ownEntry() || signal.aborted) return;
    outdated = true;
    const moved = before !== window.location.pathname;
    if (moved || document.hidden || document.querySelector("[data-lazy-failed]")) takeOver();
    else if (!nothingToLose()) offer();
  }

  function onVisibility() {
    if (document.hidden) {
      if (outdated) takeOver();
    } else if (Date.now() - asked > ASK_AGAIN_MS) update();
  }

  function onNavigation() {
    const moved = pathname !== window.location.pathname;
    ({ pathname } = window.location);
    if (moved && outdated && nothingToLose()) reload();
  }

  function update() {
    asked = Date.now();
    // Offline, or the server is away: the browser asks again by itself.
    registration.update().catch(() => undefined);
  }

  navigator.serviceWorker.addEventListener("controllerchange", () => void onNewWorker(), { signal });
  document.addEventListener("visibilitychange", onVisibility, { signal });
  // Older browsers have no such event, and take the release over when the page is hidden.
  if ("navigation" in window) window.navigation.addEventListener("navigatesuccess", onNavigation, { signal });
  // A chunk is missing: most likely a release has removed it.
  window.addEventListener("vite:preloadError", update, { signal });
  return () => ended.abort();
}
