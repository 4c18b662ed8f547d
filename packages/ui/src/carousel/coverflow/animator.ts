import { prefersReducedMotion } from "../../motion/prefers-reduced-motion.ts";
import { coverPose, indexesInSight, posesOnTheWay } from "./pose.ts";

/** Places and animates the cards of a carousel. Positions are in cards: 2.5 is between the third and the fourth. */
export interface CoverAnimator {
  /** The current position, during a glide too. */
  readonly position: () => number;
  readonly gliding: () => boolean;
  readonly place: (position: number) => void;
  /**
   * Eases to a position; jumps there with reduced motion.
   * @param speed in cards per millisecond at the start, as near as a short glide allows.
   * @param onRest called when it arrives; not called when another move interrupts it.
   */
  readonly glide: (to: number, speed: number, onRest: () => void) => void;
}

const SHORTEST_MS = 180;
const LONGEST_MS = 250;
/** Fast at first, slow at the end. Its slope at the start gives the duration that continues a flick's speed. */
const EASING = "cubic-bezier(0.22, 0.61, 0.36, 1)";
const EASING_START = 0.61 / 0.22;

/** A hidden card keeps the position that the style sheet gives it. */
const HIDDEN = { transform: "", opacity: "", zIndex: "" };

/** Whether the browser draws in depth: WebKit without a graphics card draws a perspective skewed and in another place. */
const drawsDepth = () => matchMedia("(-webkit-transform-3d)").matches;

interface Glide {
  readonly from: number;
  readonly to: number;
  readonly animations: readonly Animation[];
}

/**
 * Positions each card of the list by its distance from the middle. A drag writes styles of the few visible cards; a
 * glide is one animation on the compositor, so that a busy page can't make it stutter.
 * @param start the position before the first move.
 */
export function createCoverAnimator(list: HTMLElement, start: number): CoverAnimator {
  const inSight = new Set<HTMLElement>();
  let rest = start;
  let glide: Glide | null = null;

  function position(): number {
    const share = glide?.animations[0]?.effect?.getComputedTiming().progress;
    // Null when the animation has ended.
    return glide && typeof share === "number" ? glide.from + (glide.to - glide.from) * share : rest;
  }

  function place(wanted: number): void {
    for (const animation of glide?.animations ?? []) animation.cancel();
    glide = null;
    rest = wanted;
    const flat = prefersReducedMotion() || !drawsDepth();
    const leaving = new Set(inSight);
    for (const index of indexesInSight(wanted)) {
      const card = list.children[index];
      if (!(card instanceof HTMLElement)) continue;
      Object.assign(card.style, coverPose(index - wanted, flat));
      inSight.add(card);
      leaving.delete(card);
    }
    for (const card of leaving) {
      Object.assign(card.style, HIDDEN);
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
      const flat = !drawsDepth();
      const animations = prefersReducedMotion()
        ? []
        : Array.from(list.children).flatMap((card, index) => {
            const poses = posesOnTheWay(index - from, index - to, flat);
            return poses ? [card.animate(poses, timing)] : [];
          });
      const [first] = animations;
      if (!first) return onRest();
      first.addEventListener("finish", onRest);
      glide = { from, to, animations };
    },
  };
}
