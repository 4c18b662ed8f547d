/** A flick continues as far as its speed carries it in this time. */
const CARRY_MS = 150;
/** Pixels per millisecond: a short drag at this speed or more is a flick, which moves on to the next card. */
const FLICK_SPEED = 0.3;
/** The share of a pull beyond the first or the last card that the carousel follows. */
const OVERSCROLL = 1 / 3;

/** A drag as it ends. Positions are in cards: 2.5 is between the third and the fourth. */
interface Release {
  /** Where the drag began and where it ends. */
  readonly from: number;
  readonly at: number;
  /** Pixels per millisecond, positive to the right. */
  readonly velocity: number;
  /** Pixels from one card to the next. */
  readonly step: number;
  readonly count: number;
}

/** The card that a released carousel stops at: the nearest, or for a flick one in its direction. */
export function restingCard({ from, at, velocity, step, count }: Release): number {
  const carried = Math.round(at - (velocity / step) * CARRY_MS);
  const begun = Math.round(from);
  // Dragging right shows the cards on the left.
  const flicked =
    Math.abs(velocity) >= FLICK_SPEED && carried === begun ? begun - Math.sign(velocity) : carried;
  return Math.max(0, Math.min(count - 1, flicked));
}

/** The position of a dragged carousel: it follows the finger, and resists beyond its ends. */
export function dragPosition(wanted: number, count: number): number {
  const last = count - 1;
  if (wanted < 0) return wanted * OVERSCROLL;
  if (wanted > last) return last + (wanted - last) * OVERSCROLL;
  return wanted;
}
