import { inlineScript } from "./inline-script.ts";

/**
 * How long an early press waits for the scripts before it is given up, and how long the page waits for them before it
 * says so, in milliseconds.
 */
const TIMEOUT_MS = 10_000;

/**
 * The script after the prerendered pages, allowed by its hash. It shows the page and language that the head script
 * chose, by cloning a template, before the first paint. And it keeps the last press on a form's or another button before
 * React hydrates the page, and repeats it once afterwards; `data-pressed` on that form or button shows meanwhile that it
 * waits. Where a script fails or does not come, the page says so and offers a reload. Where one came and broke, then or
 * later, what the browser or the worker has cached may be damaged: the files that the page has loaded are asked for past
 * the caches.
 */
export function pageScript(): string {
  return inlineScript(run, { timeout: TIMEOUT_MS });
}

/** Runs in the browser; only its source text gets there, so it can't refer to anything outside its body. */
function run({ timeout }: { timeout: number }): void {
  const html = document.documentElement;
  const root = document.getElementById("root");
  if (root === null) return;
  const { page } = html.dataset;
  const templates = Array.from(document.querySelectorAll("template"));
  if (root.dataset["page"] !== page || root.dataset["language"] !== html.lang) {
    const chosen =
      templates.find(({ dataset }) => dataset["page"] === page && dataset["language"] === html.lang) ||
      // The last one is the spinner.
      templates[templates.length - 1];
    if (chosen) {
      root.replaceChildren(document.importNode(chosen.content, true));
      root.dataset["page"] = chosen.dataset["page"];
      root.dataset["language"] = chosen.dataset["language"];
    }
  }
  templates.forEach((template) => template.remove());
  delete html.dataset["page"];
  delete html.dataset["swapping"];

  const isHydrated = () => "hydrated" in root.dataset;
  /** A form or a button. */
  let pressed: HTMLElement | null = null;
  const release = () => {
    delete pressed?.dataset["pressed"];
    pressed = null;
  };
  const keep = (element: HTMLElement) => {
    if (pressed === null) setTimeout(release, timeout);
    release();
    pressed = element;
    element.dataset["pressed"] = "";
  };
  // After React's listeners, which are on the root: for an event that it can react to it hydrates the page at once.
  document.addEventListener("submit", (event) => {
    if (isHydrated() || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    keep(event.target);
  });
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[type=button]");
    if (!isHydrated() && button) keep(button);
  });
  const note = document.getElementById("not-loaded");
  const showNote = () => {
    note?.querySelectorAll<HTMLElement>("[lang]").forEach((text) => (text.hidden = text.lang !== html.lang));
    note?.removeAttribute("hidden");
  };
  let renewed = false;
  const renewFiles = async (broken: string[]) => {
    if (renewed) return;
    renewed = true;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const files = loaded
      .concat(broken)
      .filter((address) => address.indexOf(location.origin + "/assets/") === 0);
    // The one that broke first; where it is not known, it most likely came last.
    for (let at = files.length - 1; at >= 0; at -= 1) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- One after another, so that the first one is soon there.
        await (await fetch(String(files[at]), { cache: "reload" })).arrayBuffer();
      } catch {
        continue; // Without a line, the next visit tries again.
      }
    }
  };
  // The browser's failure to load a module is a TypeError.
  addEventListener("vite:preloadError", (event) => {
    const { payload } = event as Event & { payload?: unknown };
    if (payload instanceof Error && !(payload instanceof TypeError)) void renewFiles([]);
  });
  const overdue = setTimeout(showNote, timeout);
  const onError = (event: Event) => {
    // A file that did not come, or one that broke.
    if (event.target instanceof HTMLScriptElement || event.target === window) showNote();
    if (event instanceof ErrorEvent) void renewFiles([event.filename]);
  };
  addEventListener("error", onError, true);

  // React has then also rendered what was typed before, and the calls have begun that a press may ask for again.
  const start = new MutationObserver(() => {
    if (!("started" in root.dataset)) return;
    start.disconnect();
    clearTimeout(overdue);
    removeEventListener("error", onError, true);
    note?.remove();
    const kept = pressed;
    release();
    if (!kept?.isConnected) return;
    if (kept instanceof HTMLFormElement) kept.requestSubmit();
    else kept.click();
  });
  start.observe(root, { attributeFilter: ["data-started"] });
}
