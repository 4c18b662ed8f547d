/**
 * From this distance on a card is out of sight: 3 are shown (§2), the next ones fade in while moving.
 * A little under 2, for a carousel at rest stands up to a pixel beside its exact place.
 */
export const LAST_POSE = 1.9;

/** How a neighbour of the middle card stands: turned, behind it, smaller and dimmer. Per card of distance. */
const TURN_DEGREES = 42;
const BEHIND = 60;
const SHRINK = 0.105;
const NEIGHBOUR_OPACITY = 0.75;

/** Where the pose's lines bend, in cards from the middle: between two of them every part of it runs straight. */
const BENDS = [-LAST_POSE, -1, 0, 1, LAST_POSE];

/** How a card looks at a distance from the middle. */
export interface CoverPose {
  readonly transform: string;
  readonly opacity: string;
}

/**
 * Which card lies over which is left to their depth, so that a compositor can move them without a word from the page.
 * @param distance in cards, negative on the left. @param flat without the turn, for reduced motion.
 */
export function coverPose(distance: number, flat: boolean): CoverPose {
  const away = Math.min(Math.abs(distance), LAST_POSE);
  const turn = flat ? 0 : Math.max(-1, Math.min(1, distance)) * -TURN_DEGREES;
  const scale = 1 - away * SHRINK;
  const opacity =
    away <= 1
      ? 1 - away * (1 - NEIGHBOUR_OPACITY)
      : (NEIGHBOUR_OPACITY * (LAST_POSE - away)) / (LAST_POSE - 1);
  return {
    transform: `perspective(900px) translateZ(${(-BEHIND * away).toFixed(2)}px) rotateY(${turn.toFixed(2)}deg) scale(${scale.toFixed(4)})`,
    opacity: opacity.toFixed(3),
  };
}

/** Whether a card at that distance is seen at all. */
export const isInSight = (distance: number): boolean => Math.abs(distance) < LAST_POSE;

/**
 * The poses of a card that travels from one distance to another, as keyframes whose offsets are shares of the way.
 * Null when it is out of sight all along.
 */
export function posesOnTheWay(from: number, to: number): Keyframe[] | null {
  const way = to - from;
  // By the ends alone: a distance worked out on the way is off by a hair.
  const staysAside = !isInSight(from) && !isInSight(to) && from * to > 0;
  if (way === 0 || staysAside) return null;
  const shares = [0, 1, ...BENDS.map((bend) => (bend - from) / way)]
    .filter((share) => share >= 0 && share <= 1)
    .toSorted((one, other) => one - other);
  return shares.map((offset) => ({ offset, ...coverPose(from + way * offset, false) }));
}
