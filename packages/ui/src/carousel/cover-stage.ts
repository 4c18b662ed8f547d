import { prefersStillness } from "../motion/prefers-stillness.ts";
import { coverPose, isInSight, LAST_POSE, posesOnTheWay } from "./cover-pose.ts";

/** The cards of a carousel on their stage. Positions are in cards: 2.5 is between the third and the fourth. */
export interface CoverStage {
  /** Where it stands now, in the middle of a glide too. */
  readonly position: () => number;
  readonly gliding: () => boolean;
  readonly place: (position: number) => void;
  /**
   * Eases to a position; at once with reduced motion.
   * @param speed in cards per millisecond that it sets out with, as near as a short glide allows.
   */
  readonly glide: (to: number, speed: number) => void;
}

const SHORTEST_MS = 240;
const LONGEST_MS = 420;
/** Out fast and in slowly; its slope at the start tells the duration that goes on with a flick's speed. */
const EASING = "cubic-bezier(0.22, 0.61, 0.36, 1)";
const EASING_START = 0.61 / 0.22;

interface Glide {
  readonly from: number;
  readonly to: number;
  readonly animations: readonly Animation[];
}

/**
 * Moves the list of cards and poses each by its distance from the middle. A drag writes styles, for the few cards in
 * sight; a glide is handed to the compositor whole, so that a busy page can't make it stutter.
 * @param start where it stands before the first word.
 */
export function createCoverStage(list: HTMLElement, start: number): CoverStage {
  const posed = new WeakMap<HTMLElement, string>();
  let standing = start;
  let glide: Glide | null = null;

  function position(): number {
    const share = glide?.animations[0]?.effect?.getComputedTiming().progress;
    // Null once it is over.
    return glide && typeof share === "number" ? glide.from + (glide.to - glide.from) * share : standing;
  }

  function place(wanted: number): void {
    for (const animation of glide?.animations ?? []) animation.cancel();
    glide = null;
    standing = wanted;
    list.style.transform = shift(wanted);
    const still = prefersStillness();
    cardsOf(list).forEach((card, index) => {
      const distance = Math.max(-LAST_POSE, Math.min(LAST_POSE, index - wanted));
      const pose = coverPose(distance, still);
      if (posed.get(card) === pose.transform) return;
      posed.set(card, pose.transform);
      Object.assign(card.style, pose);
      card.style.pointerEvents = isInSight(distance) ? "" : "none";
    });
  }

  return {
    position,
    place,
    gliding: () => glide?.animations[0]?.playState === "running",
    glide: (to, speed) => {
      const from = position();
      place(to);
      if (from === to || prefersStillness()) return;
      const natural = speed === 0 ? SHORTEST_MS : (EASING_START * Math.abs(to - from)) / Math.abs(speed);
      const timing = { duration: Math.max(SHORTEST_MS, Math.min(LONGEST_MS, natural)), easing: EASING };
      const moves = [list.animate([{ transform: shift(from) }, { transform: shift(to) }], timing)];
      cardsOf(list).forEach((card, index) => {
        const poses = posesOnTheWay(index - from, index - to);
        if (poses) moves.push(card.animate(poses, timing));
      });
      glide = { from, to, animations: moves };
    },
  };
}

/** In the list's own measure, so that a resized page needs nothing done. */
const shift = (position: number) => `translateX(calc(var(--slide) * ${(-position).toFixed(4)}))`;

/** Each list item holds its card as first child. */
function cardsOf(list: HTMLElement): HTMLElement[] {
  return Array.from(list.children, ({ firstElementChild }) => firstElementChild).filter(
    (card) => card instanceof HTMLElement,
  );
}
