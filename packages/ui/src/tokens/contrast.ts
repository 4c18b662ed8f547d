/** A colour of sRGB: three channels of 0 to 255, and how opaque it is, 0 to 1. */
export interface Colour {
  readonly channels: readonly [number, number, number];
  readonly alpha: number;
}

/** Reads `#rrggbb`, `transparent`, `rgb(1 2 3 / 50%)` and `rgb(1, 2, 3)`; throws at anything else. */
export function readColour(text: string): Colour {
  if (text === "transparent") return { channels: [0, 0, 0], alpha: 0 };
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(text)?.slice(1);
  if (hex) return colour(hex.map((pair) => Number.parseInt(pair, 16)));
  const rgb = /^rgba?\((.+)\)$/.exec(text)?.[1]?.match(/[\d.]+%?/g);
  if (!rgb || rgb.length < 3) throw new Error(`Not a colour that is read here: ${text}`);
  return colour(rgb.map((part) => (part.endsWith("%") ? Number.parseFloat(part) / 100 : Number(part))));
}

function colour([red = 0, green = 0, blue = 0, alpha = 1]: readonly number[]): Colour {
  return { channels: [red, green, blue], alpha };
}

/** Relative luminance of WCAG 2, of an opaque colour. */
export function luminance({ channels }: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2, 1 to 21, of two opaque colours. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour over another that is opaque. */
function over(upper: Colour, lower: Colour): Colour {
  const mix = (at: 0 | 1 | 2) => upper.channels[at] * upper.alpha + lower.channels[at] * (1 - upper.alpha);
  return { channels: [mix(0), mix(1), mix(2)], alpha: 1 };
}

/** How many steps a gradient is sampled at between two of its stops. */
const STEPS = 16;

/** The colours between two stops, as browsers mix them: with premultiplied alpha. */
function between(from: Colour, to: Colour): Colour[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = step / STEPS;
    const alpha = from.alpha * (1 - part) + to.alpha * part;
    const mix = (at: 0 | 1 | 2) =>
      alpha === 0
        ? 0
        : (from.channels[at] * from.alpha * (1 - part) + to.channels[at] * to.alpha * part) / alpha;
    return { channels: [mix(0), mix(1), mix(2)], alpha };
  });
}

/**
 * Every colour that a fill can show: its gradients' stops and the colours between them, each layer's over each of the
 * layers' below, whatever the shape of the element. `fill` is a CSS background whose variables are replaced, its last
 * layer opaque.
 */
export function coloursOfFill(fill: string): Colour[] {
  const [base, ...above] = layersOf(fill).toReversed();
  if (base === undefined) throw new Error("A fill has a layer at least.");
  return above.reduce<Colour[]>(
    (below, layer) => layer.flatMap((upper) => below.map((lower) => over(upper, lower))),
    base.map((each) => {
      if (each.alpha !== 1) throw new Error(`The last layer of a fill is opaque: ${fill}`);
      return each;
    }),
  );
}

const COLOUR = /#[0-9a-f]{6}|rgb\([^)]*\)|transparent/g;

/**
 * The colours of each layer of a CSS background, the upper-most first; but for conic gradients, which draw a border
 * within the padding, where no text stands.
 */
function layersOf(fill: string): Colour[][] {
  const gradients = [...fill.matchAll(/(?:linear|radial)-gradient\(((?:[^()]|\([^()]*\))*)\)/g)];
  const layers = gradients.map(([, inside = ""]) => {
    const stops = (inside.match(COLOUR) ?? []).map(readColour);
    return stops.slice(1).flatMap((stop, at) => between(stops[at] ?? stop, stop));
  });
  const plain = gradients.reduce((rest, [gradient]) => rest.replace(gradient, ""), fill).match(COLOUR) ?? [];
  // A colour after the last gradient is under it; where that gradient is opaque, it never shows.
  const shown = layers.at(-1)?.every(({ alpha }) => alpha === 1) === true ? [] : plain;
  return [...layers, ...shown.map((each) => [readColour(each)])];
}
