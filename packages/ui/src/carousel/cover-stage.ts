import { prefersStillness } from "../motion/prefers-stillness.ts";
import { coverPose, indexesInSight, posesOnTheWay } from "./cover-pose.ts";

/** The cards of a carousel on their stage. Positions are in cards: 2.5 is between the third and the fourth. */
export interface CoverStage {
  /** Where it stands now, in the middle of a glide too. */
  readonly position: () => number;
  readonly gliding: () => boolean;
  readonly place: (position: number) => void;
  /**
   * Eases to a position; at once with reduced motion.
   * @param speed in cards per millisecond that it sets out with, as near as a short glide allows.
   * @param onRest called once it is there, and not when something else came between.
   */
  readonly glide: (to: number, speed: number, onRest: () => void) => void;
}

const SHORTEST_MS = 180;
const LONGEST_MS = 250;
/** Out fast and in slowly; its slope at the start tells the duration that goes on with a flick's speed. */
const EASING = "cubic-bezier(0.22, 0.61, 0.36, 1)";
const EASING_START = 0.61 / 0.22;

/** A card out of sight waits where the style sheet put it. */
const ASIDE = { transform: "", opacity: "", zIndex: "" };

interface Glide {
  readonly from: number;
  readonly to: number;
  readonly animations: readonly Animation[];
}

/**
 * Poses each card of the list by its distance from the middle. A drag writes styles, for the few cards in sight; a
 * glide is handed to the compositor whole, so that a busy page can't make it stutter.
 * @param start where it stands before the first word.
 */
export function createCoverStage(list: HTMLElement, start: number): CoverStage {
  const inSight = new Set<HTMLElement>();
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
    const still = prefersStillness();
    const leaving = new Set(inSight);
    for (const index of indexesInSight(wanted)) {
      const card = list.children[index];
      if (!(card instanceof HTMLElement)) continue;
      Object.assign(card.style, coverPose(index - wanted, still));
      inSight.add(card);
      leaving.delete(card);
    }
    for (const card of leaving) {
      Object.assign(card.style, ASIDE);
      inSight.delete(card);
    }
  }

  return {
    position,
    place,
    gliding: () => glide?.animations[0]?.playState === "running",
    glide: (to, speed, onRest) => {
      const from = position();
      place(to);
      const natural = speed === 0 ? SHORTEST_MS : (EASING_START * Math.abs(to - from)) / Math.abs(speed);
      const timing = { duration: Math.max(SHORTEST_MS, Math.min(LONGEST_MS, natural)), easing: EASING };
      const animations = prefersStillness()
        ? []
        : Array.from(list.children).flatMap((card, index) => {
            const poses = posesOnTheWay(index - from, index - to);
            return poses ? [card.animate(poses, timing)] : [];
          });
      const [first] = animations;
      if (!first) return onRest();
      first.addEventListener("finish", onRest);
      glide = { from, to, animations };
    },
  };
}
