/**
 * From this distance on a card is out of sight: 3 are shown (§2), the next ones fade in while moving.
 * A little under 2, for a carousel at rest stands up to a pixel beside its exact place.
 */
export const LAST_POSE = 1.9;

const TURN_DEGREES = 42;
const SHRINK = 0.16;

/** How a card looks at a distance from the middle. */
export interface CoverPose {
  readonly transform: string;
  readonly opacity: string;
  /** The nearer the middle, the higher. */
  readonly layer: string;
}

/** @param distance in cards, negative on the left. @param flat without the turn, for reduced motion. */
export function coverPose(distance: number, flat: boolean): CoverPose {
  const away = Math.abs(distance);
  const turn = flat ? 0 : Math.max(-1, Math.min(1, distance)) * -TURN_DEGREES;
  const scale = 1 - Math.min(away, LAST_POSE) * SHRINK;
  const opacity = away <= 1 ? 1 - away * 0.25 : Math.max(0, (0.75 * (LAST_POSE - away)) / (LAST_POSE - 1));
  return {
    transform: `perspective(900px) rotateY(${turn.toFixed(2)}deg) scale(${scale.toFixed(4)})`,
    opacity: opacity.toFixed(3),
    layer: String(10 - Math.round(away * 2)),
  };
}
