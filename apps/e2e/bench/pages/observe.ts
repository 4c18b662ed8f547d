/** What the browser reports about one visit, from the start of the navigation; times in milliseconds. */
export interface Observed {
  /** First contentful paint; `null` until there is one. */
  fcp: number | null;
  lcp: LargestPaint | null;
  /** When the page reacts: `data-hydrated` is on the root. */
  ready: number | null;
  shifts: TimedValue[];
  longTasks: TimedValue[];
}

export interface LargestPaint {
  readonly at: number;
  /** Its tag and first words, and its picture's address where it is one. */
  readonly element: string;
}

/** A layout shift with its score, or a long task with its duration. */
export interface TimedValue {
  readonly at: number;
  readonly value: number;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface LargestContentfulPaint extends PerformanceEntry {
  readonly element: Element | null;
  readonly url: string;
  readonly size: number;
}

/** Runs in the page before anything else, and keeps what it reports in `window.observed`. */
export function observe(): void {
  // Not in the frames of a page.
  if (window.top !== window) return;
  const observed: Observed = { fcp: null, lcp: null, ready: null, shifts: [], longTasks: [] };
  Object.assign(window, { observed });
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- Only this function's source gets into the page.
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") observed.fcp = startTime;
  });
  on("largest-contentful-paint", (entry) => {
    const { startTime, element, url, size } = entry as LargestContentfulPaint;
    const words = element?.textContent.trim().slice(0, 32) ?? "";
    const picture = url === "" ? "" : ` picture ${url.slice(0, 32)}`;
    observed.lcp = {
      at: startTime,
      element: `${element?.tagName.toLowerCase() ?? "removed"} "${words}"${picture} ${size} px²`,
    };
  });
  on("layout-shift", (entry) => {
    const { startTime, value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) observed.shifts.push({ at: startTime, value });
  });
  on("longtask", ({ startTime, duration }) => observed.longTasks.push({ at: startTime, value: duration }));
  const hydration = new MutationObserver(() => {
    if (document.querySelector("#root[data-hydrated]") === null) return;
    hydration.disconnect();
    observed.ready = performance.now();
  });
  hydration.observe(document, { subtree: true, childList: true, attributeFilter: ["data-hydrated"] });
}
