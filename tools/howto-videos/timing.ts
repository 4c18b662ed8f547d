/** The languages of the videos. */
export const LANGUAGES = ["th", "lo", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The phone's screen at this progress of a step, 0 to 1: SVG within 170 × 320. */
export type Screen = (progress: number) => string;

/** The picture's size, in pixels. */
export const SIZE = { width: 640, height: 360 } as const;

export const FRAMES_PER_SECOND = 12;
export const SECONDS_PER_STEP = 2;

/** From 0 to 1 while `progress` goes from `from` to `to`, easing in and out. */
export function ease(progress: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (progress - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

export function between(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}
