/**
 * From this distance on a card is hidden: 3 are shown (§2) at rest and during moves. On a phone the next one would
 * be beyond the edge anyway, and every visible card costs time at each step of a drag.
 */
export const LAST_POSE = 1.5;

/** From one card to the next, as a share of a card's width: neighbours overlap. */
export const STEP = 0.72;

/** Offset of hidden cards in the style sheet, in card widths to the left of the middle. */
const HIDDEN_OFFSET = 5;

/** A neighbour of the middle card is turned, behind it, smaller and dimmer. Per card of distance; lengths in px. */
const TURN_DEGREES = 42;
const BEHIND = 60;
const PERSPECTIVE = 900;
const SHRINK = 0.105;
const NEIGHBOUR_OPACITY = 0.75;

/** Distances at which the pose changes its slope, in cards: between two of them every value is linear. */
const BENDS = [-LAST_POSE, -1, 0, 1, LAST_POSE];

/** The styles of a card at a distance from the middle. */
interface CoverPose {
  readonly transform: string;
  readonly opacity: string;
  readonly zIndex: string;
}

/**
 * @param distance in cards, negative on the left.
 * @param flat without the turn, and without any depth: a browser may not draw it.
 */
export function coverPose(distance: number, flat: boolean): CoverPose {
  const away = Math.min(Math.abs(distance), LAST_POSE);
  const turn = Math.max(-1, Math.min(1, distance)) * -TURN_DEGREES;
  const scale = 1 - away * SHRINK;
  const behind = BEHIND * away;
  const look = flat
    ? `scale(${((scale * PERSPECTIVE) / (PERSPECTIVE + behind)).toFixed(4)})`
    : `perspective(${PERSPECTIVE}px) translateZ(${(-behind).toFixed(2)}px) rotateY(${turn.toFixed(2)}deg) scale(${scale.toFixed(4)})`;
  const opacity =
    away <= 1
      ? 1 - away * (1 - NEIGHBOUR_OPACITY)
      : (NEIGHBOUR_OPACITY * (LAST_POSE - away)) / (LAST_POSE - 1);
  return {
    transform: `translateX(${(100 * (HIDDEN_OFFSET + STEP * distance)).toFixed(2)}%) ${look}`,
    opacity: opacity.toFixed(3),
    // Not by depth in a shared 3D space: that makes a drag half as slow again.
    zIndex: String(2 - Math.round(away)),
  };
}

/** The indexes of the cards that are seen from a position, some perhaps beyond the ends of the list. */
export function indexesInSight(position: number): number[] {
  const nearest = Math.round(position);
  return [-2, -1, 0, 1, 2].map((away) => nearest + away).filter((index) => isInSight(index - position));
}

const isInSight = (distance: number): boolean => Math.abs(distance) < LAST_POSE;

/**
 * The keyframes of a card that moves from one distance to another.
 * They leave the z-index out: animating it would take the glide off the compositor.
 * Null when the card stays hidden all the way.
 */
export function posesOnTheWay(from: number, to: number, flat: boolean): Keyframe[] | null {
  const way = to - from;
  // Judged by both ends: distances computed in between have rounding errors.
  const staysHidden = !isInSight(from) && !isInSight(to) && from * to > 0;
  if (way === 0 || staysHidden) return null;
  const shares = [0, 1, ...BENDS.map((bend) => (bend - from) / way)]
    .filter((share) => share >= 0 && share <= 1)
    .toSorted((one, other) => one - other);
  return shares.map((offset) => {
    const { transform, opacity } = coverPose(from + way * offset, flat);
    return { offset, transform, opacity };
  });
}
