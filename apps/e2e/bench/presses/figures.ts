import { median, percentile } from "../percentile.ts";

/** One of the browser's event timings; times in milliseconds, `duration` to the next paint in steps of 8. */
export interface EventTiming {
  /** The events of one press or key share it; 0 is no interaction. */
  readonly interactionId: number;
  readonly duration: number;
}

/** The browser reports no event that lasts less. */
export const SHORTEST_MS = 16;

/** How long the slowest interaction among the events lasted: from the touch to the paint that followed it. */
export function slowest(events: readonly EventTiming[]): number {
  const durations = events.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration);
  return Math.max(SHORTEST_MS, ...durations);
}

/** A press and its durations over the rounds, in milliseconds. */
export interface Pressed {
  readonly name: string;
  readonly durations: readonly number[];
}

/** A row for each press, the slowest first, and a last one over all: the median and the worst of the presses' medians. */
export function table(pressed: readonly Pressed[]): string[] {
  const medians = pressed
    .map(({ name, durations }) => ({ name, middle: median(durations), worst: percentile(durations, 1) }))
    .toSorted((one, other) => other.middle - one.middle);
  const middles = medians.map(({ middle }) => middle);
  return [
    row("press", "median ms", "worst ms"),
    ...medians.map(({ name, middle, worst }) => row(name, middle.toFixed(0), worst.toFixed(0))),
    row(
      `${pressed.length} presses: their medians`,
      median(middles).toFixed(0),
      percentile(middles, 1).toFixed(0),
    ),
  ];
}

function row(name: string, middle: string, worst: string): string {
  return `${name.padEnd(36)}${middle.padStart(10)}${worst.padStart(10)}`;
}
