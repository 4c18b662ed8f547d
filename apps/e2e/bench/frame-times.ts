import type { Page } from "@playwright/test";
import { median, percentile } from "./percentile.ts";

/** How much slower than this machine the page's processor is while its frames are timed. */
const CPU_SLOWDOWN = 6;

/** A frame of a 60 Hz screen, in milliseconds. */
export const FRAME_MS = 1000 / 60;

/** The frames of one action: their number, and the gaps between them in milliseconds. */
export interface FrameTimes {
  readonly frames: number;
  readonly p50: number;
  readonly p95: number;
  readonly longest: number;
  /** Percentage of the expected 60 Hz frames. */
  readonly dropped: number;
}

/** Records the time of every frame during the action, and summarises the gaps. */
export async function timeFrames(page: Page, action: () => Promise<void>): Promise<FrameTimes> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const recording = await page.evaluateHandle(() => {
    const record = { times: new Array<number>(), running: true };
    const next = (time: number) => {
      record.times.push(time);
      if (record.running) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    return record;
  });
  await action();
  const times = await recording.evaluate((record) => {
    record.running = false;
    return record.times;
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await session.detach();
  return summary(times);
}

/** The gaps between frames at these times, in milliseconds. */
export function summary(times: readonly number[]): FrameTimes {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const missed = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0);
  return {
    frames: gaps.length,
    p50: percentile(gaps, 0.5),
    p95: percentile(gaps, 0.95),
    longest: percentile(gaps, 1),
    dropped: (100 * missed) / Math.max(1, gaps.length + missed),
  };
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

/** A line with the medians of several rounds. */
export function medians(name: string, rounds: readonly FrameTimes[]): string {
  const of = (part: "p95" | "dropped") => median(rounds.map((times) => times[part]));
  return `median of ${rounds.length}, ${name}: p95 ${ms(of("p95"))}, dropped ${of("dropped").toFixed(2)} %`;
}

/** A line with the frames of one round. */
export function line(name: string, times: FrameTimes): string {
  return `${name}: ${times.frames} frames, p50 ${ms(times.p50)}, p95 ${ms(times.p95)}, longest ${ms(times.longest)}, dropped ${times.dropped.toFixed(2)} %`;
}
