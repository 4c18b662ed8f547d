/** A flick goes on as far as its speed would carry it in this time. */
const CARRY_MS = 150;
/** Pixels per millisecond: from here on a short drag is a flick, which goes on to the next card. */
const FLICK_SPEED = 0.3;
/** How much of a pull beyond the first or the last card the carousel follows. */
const GIVE = 1 / 3;

/** A drag as it ends. Positions are in cards: 2.5 is between the third and the fourth. */
export interface Release {
  /** Where the drag began and where it ends. */
  readonly from: number;
  readonly at: number;
  /** Pixels per millisecond, positive to the right. */
  readonly velocity: number;
  /** Pixels from one card to the next. */
  readonly step: number;
  readonly count: number;
}

/** The card that a released carousel comes to rest at: the nearest, or for a flick one in its direction. */
export function restingCard({ from, at, velocity, step, count }: Release): number {
  const carried = Math.round(at - (velocity / step) * CARRY_MS);
  const begun = Math.round(from);
  // A finger to the right brings the cards on the left.
  const flicked =
    Math.abs(velocity) >= FLICK_SPEED && carried === begun ? begun - Math.sign(velocity) : carried;
  return Math.max(0, Math.min(count - 1, flicked));
}

/** Where a pulled carousel stands: it follows, and less willingly beyond its ends. */
export function heldPosition(wanted: number, count: number): number {
  const last = count - 1;
  if (wanted < 0) return wanted * GIVE;
  if (wanted > last) return last + (wanted - last) * GIVE;
  return wanted;
}
