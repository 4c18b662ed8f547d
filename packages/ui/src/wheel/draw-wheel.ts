import { letters } from "@member-wallet/domain";

/** A slice as the server describes it (§3): its colours are text that may be anything. */
export interface WheelSlice {
  readonly code: string;
  readonly label: string;
  readonly bgColor: string;
  readonly textColor: string;
}

/** What the wheel takes from the theme. */
export interface WheelTheme {
  readonly font: string;
  readonly rim: string;
  /** Backgrounds that alternate under slices without usable colours of their own. */
  readonly backgrounds: readonly [string, string];
  readonly text: string;
}

const RIM = 6;
const LARGEST_TEXT = 17;
const SMALLEST_TEXT = 8;

/**
 * Draws the whole wheel once, or nothing where it has no room; the compositor rotates it.
 * @param size edge of the square in CSS pixels. @param density device pixels per CSS pixel.
 */
export function drawWheel(
  canvas: HTMLCanvasElement,
  slices: readonly WheelSlice[],
  theme: WheelTheme,
  size: number,
  density: number,
): void {
  const context = canvas.getContext("2d");
  const radius = size / 2 - RIM / 2;
  if (!context || radius <= 0) return;
  const edge = Math.round(size * density);
  canvas.width = edge;
  canvas.height = edge;
  context.scale(edge / size, edge / size);
  context.translate(size / 2, size / 2);
  const angle = (2 * Math.PI) / slices.length;

  slices.forEach((slice, index) => {
    const colours = sliceColours(context, slice, theme, index, slices.length);
    context.save();
    context.rotate(index * angle - Math.PI / 2);
    drawSlice(context, radius, angle, colours.background, theme.rim);
    context.rotate(angle / 2);
    drawLabel(context, slice.label, radius, angle, colours.text, theme.font);
    context.restore();
  });

  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.lineWidth = RIM;
  context.strokeStyle = theme.rim;
  context.stroke();
}

function drawSlice(
  context: CanvasRenderingContext2D,
  radius: number,
  angle: number,
  background: string,
  line: string,
): void {
  context.beginPath();
  context.moveTo(0, 0);
  context.arc(0, 0, radius, 0, angle);
  context.closePath();
  context.fillStyle = background;
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = line;
  context.stroke();
}

/** Writes along the slice's middle, from the rim inwards, as large as the slice allows. */
function drawLabel(
  context: CanvasRenderingContext2D,
  label: string,
  radius: number,
  angle: number,
  colour: string,
  font: string,
): void {
  const outer = radius - RIM - 8;
  if (outer <= 0) return;
  const space = radius * 0.6;
  // The slice is narrowest, and so the text most cramped, at the label's inner end.
  const breadth = angle >= Math.PI ? outer : 2 * (outer - space / 2) * Math.sin(angle / 2);
  const tallest = Math.max(SMALLEST_TEXT, Math.min(LARGEST_TEXT, breadth * 0.6));
  context.font = `600 ${tallest}px ${font}`;
  const fitting = tallest * Math.min(1, space / Math.max(1, context.measureText(label).width));
  context.font = `600 ${Math.max(SMALLEST_TEXT, fitting)}px ${font}`;
  context.fillStyle = colour;
  context.textAlign = "right";
  context.textBaseline = "middle";
  context.fillText(shortened(context, label, space), outer, 0);
}

function shortened(context: CanvasRenderingContext2D, label: string, space: number): string {
  if (context.measureText(label).width <= space) return label;
  const kept = letters(label);
  while (kept.length > 1 && context.measureText(`${kept.join("")}…`).width > space) kept.pop();
  return `${kept.join("")}…`;
}

/** The slice's own colours when both parse, else a pair of the theme's: half of each might not be readable. */
function sliceColours(
  context: CanvasRenderingContext2D,
  slice: Pick<WheelSlice, "bgColor" | "textColor">,
  theme: WheelTheme,
  index: number,
  count: number,
): { readonly background: string; readonly text: string } {
  if (isColour(context, slice.bgColor) && isColour(context, slice.textColor)) {
    return { background: slice.bgColor, text: slice.textColor };
  }
  // With an odd count the first and last slice share a background; the line between them separates them.
  const background = theme.backgrounds[count > 1 && index % 2 === 1 ? 1 : 0];
  return { background, text: theme.text };
}

/** A canvas ignores a colour that it can't parse, so the one set before stays. */
function isColour(context: CanvasRenderingContext2D, value: string): boolean {
  const taken = ["#000000", "#ffffff"].map((before) => {
    context.fillStyle = before;
    context.fillStyle = value;
    return context.fillStyle;
  });
  return taken[0] === taken[1];
}
