import { median } from "../percentile.ts";
import type { Observed, TimedValue } from "./observe.ts";

/** The figures of a visit: times in milliseconds, sizes in bytes. */
export interface Figures {
  readonly fcp: number;
  readonly lcp: number;
  readonly ready: number;
  /** Cumulative layout shift. */
  readonly cls: number;
  /** Total blocking time after the first paint. */
  readonly tbt: number;
  /** JavaScript's heap after a collection. */
  readonly heap: number;
  /** Bytes on the line before ready, without pictures. */
  readonly bytes: number;
  /** Requests on the line before ready, without pictures. */
  readonly requests: number;
}

/** A request of a visit, as it went over the line. */
export interface SentRequest {
  readonly isPicture: boolean;
  /** From a cache, the worker's or the browser's own. */
  readonly isCached: boolean;
  /** Milliseconds from the start of the navigation; `null` while there is no end. */
  readonly began: number;
  readonly ended: number | null;
  readonly bytes: number;
}

/** A task blocks for what it lasts beyond this, in milliseconds. */
const BLOCKING_MS = 50;
/** A session of layout shifts ends after this long without one, and lasts at most `LONGEST_SESSION_MS`. */
const SESSION_GAP_MS = 1000;
const LONGEST_SESSION_MS = 5000;

/** @throws where the page never painted or never reacted. */
export function figuresOf(observed: Observed, requests: readonly SentRequest[], heap: number): Figures {
  const { fcp, lcp, ready, shifts, longTasks } = observed;
  if (fcp === null || lcp === null || ready === null) throw new Error("The page never painted or reacted.");
  const before = requests.filter(
    ({ isPicture, isCached, began }) => !isPicture && !isCached && began <= ready,
  );
  const arrived = before.filter(({ ended }) => ended !== null && ended <= ready);
  return {
    fcp,
    lcp: lcp.at,
    ready,
    cls: cumulativeShift(shifts),
    tbt: blockingTime(longTasks, fcp),
    heap,
    bytes: arrived.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: before.length,
  };
}

/** The largest sum of shifts in a session, as browsers report it. */
export function cumulativeShift(shifts: readonly TimedValue[]): number {
  let largest = 0;
  let sum = 0;
  let first = -Infinity;
  let last = -Infinity;
  for (const { at, value } of shifts) {
    const isSame = at - last < SESSION_GAP_MS && at - first < LONGEST_SESSION_MS;
    if (!isSame) first = at;
    sum = isSame ? sum + value : value;
    last = at;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/** What long tasks last beyond `BLOCKING_MS` each, after the first paint. */
export function blockingTime(longTasks: readonly TimedValue[], fcp: number): number {
  return longTasks.reduce((sum, { at, value }) => {
    const blocksFrom = Math.max(at + BLOCKING_MS, fcp);
    return sum + Math.max(0, at + value - blocksFrom);
  }, 0);
}

/** Each figure's median over visits. */
export function medians(visits: readonly Figures[]): Figures {
  const of = (name: keyof Figures) => median(visits.map((figures) => figures[name]));
  return {
    fcp: of("fcp"),
    lcp: of("lcp"),
    ready: of("ready"),
    cls: of("cls"),
    tbt: of("tbt"),
    heap: of("heap"),
    bytes: of("bytes"),
    requests: of("requests"),
  };
}

/** A row of the bench's table. */
export function row(name: string, { fcp, lcp, ready, cls, tbt, heap, bytes, requests }: Figures): string {
  return tableRow([
    name,
    fcp.toFixed(0),
    lcp.toFixed(0),
    ready.toFixed(0),
    cls.toFixed(3),
    tbt.toFixed(0),
    (heap / 1e6).toFixed(2),
    (bytes / 1000).toFixed(1),
    requests.toFixed(0),
  ]);
}

/** A row with each figure as a multiple of another page's; a dash where that one is 0. */
export function ratioRow(name: string, figures: Figures, floor: Figures): string {
  const ratio = (figure: keyof Figures) =>
    floor[figure] === 0 ? "–" : (figures[figure] / floor[figure]).toFixed(2);
  return tableRow([
    name,
    ...(["fcp", "lcp", "ready", "cls", "tbt", "heap", "bytes", "requests"] as const).map(ratio),
  ]);
}

function tableRow([name = "", ...cells]: readonly string[]): string {
  return [name.padEnd(26), ...cells.map((cell) => cell.padStart(9))].join("  ");
}

export const HEADINGS = tableRow([
  "",
  "FCP ms",
  "LCP ms",
  "ready ms",
  "CLS",
  "TBT ms",
  "heap MB",
  "kB",
  "requests",
]);
