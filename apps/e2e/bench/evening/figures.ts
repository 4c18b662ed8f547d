import { median } from "../percentile.ts";

/** What a page holds after a forced collection. */
export interface Held {
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Samples that are compared are medians of so many: one alone may catch what the browser has not given back yet. */
const COMPARED = 3;

/**
 * How much a page grew: the share between the median of the first samples after the warm-up and that of the last ones.
 * @param warmUp the share of the samples, from 0 to 1, that is left out at the beginning.
 */
export function growth(samples: readonly number[], warmUp: number): number {
  const counted = samples.slice(Math.floor(warmUp * samples.length));
  const before = median(counted.slice(0, COMPARED));
  return (median(counted.slice(-COMPARED)) - before) / before;
}

/** A figure, what it may be at most, and whether it is not more. */
export interface Judged {
  readonly line: string;
  readonly passed: boolean;
}

export function judge(
  name: string,
  found: number,
  atMost: number,
  written: (value: number) => string,
): Judged {
  const passed = found <= atMost;
  const line = `${name.padEnd(44)}${written(found).padStart(10)}  at most ${written(atMost)}${passed ? "" : "  MISSED"}`;
  return { line, passed };
}
