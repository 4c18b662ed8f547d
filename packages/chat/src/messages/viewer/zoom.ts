/** How a picture stands in its frame: enlarged `scale` times about its middle, then moved by `x` and `y` in px. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A place in the frame, in px from its middle. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** In px: the frame, and the picture at scale 1, which is as large as it fits into the frame. */
export interface Sizes {
  readonly frame: { readonly width: number; readonly height: number };
  readonly picture: { readonly width: number; readonly height: number };
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const MAXIMUM_SCALE = 6;
/** A double tap zooms to this scale. */
export const CLOSE_UP_SCALE = 2.5;

/** Enlarges or shrinks to a scale from 1 to the maximum; what is at `place` stays there as far as the edges allow. */
export function zoomTo(zoom: Zoom, scale: number, place: Place, sizes: Sizes): Zoom {
  const next = Math.min(MAXIMUM_SCALE, Math.max(1, scale));
  const ratio = next / zoom.scale;
  return withinFrame(
    { scale: next, x: place.x - (place.x - zoom.x) * ratio, y: place.y - (place.y - zoom.y) * ratio },
    sizes,
  );
}

/** Moves the picture by a distance in px, no farther than its edges. */
export function moveBy(zoom: Zoom, { x, y }: Place, sizes: Sizes): Zoom {
  return withinFrame({ scale: zoom.scale, x: zoom.x + x, y: zoom.y + y }, sizes);
}

function withinFrame({ scale, x, y }: Zoom, { frame, picture }: Sizes): Zoom {
  const most = {
    x: excess(picture.width, frame.width, scale),
    y: excess(picture.height, frame.height, scale),
  };
  return { scale, x: between(-most.x, x, most.x), y: between(-most.y, y, most.y) };
}

/** By how much one side of the picture stands out of the frame. */
function excess(picture: number, frame: number, scale: number): number {
  return Math.max(0, (picture * scale - frame) / 2);
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
