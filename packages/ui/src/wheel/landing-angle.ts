const FULL_TURN = 360;

/** The share of a slice at each of its edges in which the pointer never stops, so that the prize is beyond doubt. */
export const EDGE_SHARE = 0.15;

/** What the landing needs of a slice. */
export interface CodedSlice {
  readonly code: string;
}

/**
 * How far the wheel is turned clockwise, in degrees from 0 to under 360, so that the pointer at its top is
 * inside a slice of this code and clear of its edges. Slices of equal size run clockwise from the top.
 * Where several slices carry the code, one of them is drawn. `null` when none does: the wheel lands nowhere.
 * @param random a number from 0 to under 1, as `Math.random`.
 */
export function landingAngle(
  slices: readonly CodedSlice[],
  code: string,
  random: () => number,
): number | null {
  const matching = slices.flatMap((slice, index) => (slice.code === code ? [index] : []));
  const index = matching[Math.floor(random() * matching.length)];
  if (index === undefined) return null;
  const within = EDGE_SHARE + random() * (1 - 2 * EDGE_SHARE);
  return turned(FULL_TURN - (index + within) * (FULL_TURN / slices.length));
}

/** The index of the slice at the pointer when the wheel is turned clockwise by this many degrees. */
export function sliceAtPointer(count: number, rotation: number): number {
  const atPointer = turned(FULL_TURN - turned(rotation));
  return Math.min(count - 1, Math.floor((atPointer * count) / FULL_TURN));
}

/** The same direction within one full turn: 0 to under 360. */
export function turned(degrees: number): number {
  const rest = ((degrees % FULL_TURN) + FULL_TURN) % FULL_TURN;
  return rest === FULL_TURN ? 0 : rest;
}
