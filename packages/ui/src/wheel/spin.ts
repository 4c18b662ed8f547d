import { turned } from "./landing-angle.ts";

/** What is left of the speed after one frame of 1/60 s (§9). */
const FRICTION = 0.991;
const FRAMES_PER_SECOND = 60;
/** Enough linear segments for a smooth curve at the wheel's speed. */
const PIECES = 48;

/** The turn from the current rotation to the landing. */
export interface Spin {
  /** Clockwise degrees from the current rotation. */
  readonly degrees: number;
  /** Milliseconds: 4,000 to 5,000, longer for more turns (§9). */
  readonly duration: number;
}

/** From one rotation to another, clockwise, by 2 to 3 extra full turns (§9). */
export function planSpin(from: number, to: number, random: () => number): Spin {
  const extraTurns = 2 + Math.floor(random() * 2);
  const degrees = turned(to - from) + extraTurns * 360;
  // The line above gives at least 2 and just under 4 turns.
  return { degrees, duration: 4000 + 500 * (degrees / 360 - 2) };
}

/**
 * The share of the turn that is done after a share of the time: a wheel under friction, its end shortened so that
 * it stops at the end. `friction(0) === 0`, `friction(1) === 1`, never backwards.
 */
export function friction(time: number, duration: number): number {
  const decay = -Math.log(FRICTION) * FRAMES_PER_SECOND * (duration / 1000);
  const rest = Math.exp(-decay);
  const way = (share: number) => (1 - Math.exp(-decay * share)) / decay - rest * share;
  return way(time) / way(1);
}

/** The spin as keyframes that the compositor can play alone, with no script in between. */
export function spinKeyframes(from: number, spin: Spin): Keyframe[] {
  return Array.from({ length: PIECES + 1 }, (_, piece) => {
    const time = piece / PIECES;
    return { offset: time, transform: `rotate(${from + spin.degrees * friction(time, spin.duration)}deg)` };
  });
}
