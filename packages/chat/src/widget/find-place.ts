/** A part of the page, in px from its upper left corner. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The least distance between the chat button and a control of the page, in px. */
const GAP = 8;

/**
 * The lowest place for a box beside the screen's edges, where it lies over no obstacle: at the right edge if there is
 * one, else at the left. `null` when the area has no such place.
 * @param area the box's room: its corner at the lower right is the usual place.
 */
export function findPlace(
  box: { readonly width: number; readonly height: number },
  area: Area,
  obstacles: readonly Area[],
): { readonly left: number; readonly top: number } | null {
  for (const left of [area.right - box.width, area.left]) {
    const beside = obstacles.filter((one) => one.left < left + box.width + GAP && one.right > left - GAP);
    const top = [area.bottom, ...beside.map((one) => one.top - GAP)]
      .map((bottom) => Math.min(bottom, area.bottom) - box.height)
      .filter((one) => one >= area.top)
      .toSorted((one, other) => other - one)
      .find((one) => beside.every((it) => it.bottom <= one - GAP || it.top >= one + box.height + GAP));
    if (top !== undefined) return { left, top };
  }
  return null;
}
