import { readColour } from "./contrast.ts";

/** A file in the Design Tokens format (2025.10) of the W3C's community group: tokens, and groups of tokens, by name. */
export type DesignTokens = Readonly<Record<string, object>>;

interface DesignToken {
  /** Absent where the value is another token's, which has the type. */
  readonly $type?: string;
  readonly $value: unknown;
}

/** Where the file has what the format can't say, such as a gradient in layers: as CSS, by the token's name. */
const CSS = "member-wallet.css";

const GROUPED = /^(color|size|space|radius|motion|shadow|weight|layer)-(.+)$/;

/**
 * The custom properties that the sheets declare for the whole page, by name without `--mw-`, a later one over an
 * earlier. `sheets` are the texts of `base.css` and of a site's file; declarations under a condition don't count.
 */
export function declaredTokens(sheets: readonly string[]): Map<string, string> {
  const blocks = sheets.flatMap((sheet) =>
    [...sheet.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/^:root(?:\[data-site="\w+"\])? \{(.*?)^\}/gms)].map(
      ([, block = ""]) => block,
    ),
  );
  return new Map(
    blocks
      .flatMap((block) => [...block.matchAll(/--mw-([\w-]+):\s*([^;]+);/g)])
      .map(([, name = "", value = ""]) => [name, value.replaceAll(/\s+/g, " ").trim()]),
  );
}

/** The tokens of a site as a file of the Design Tokens format, of the texts of its sheets. */
export function designTokens(sheets: readonly string[]): DesignTokens {
  const file: Record<string, object> = {};
  const css: Record<string, string> = {};
  for (const [name, value] of declaredTokens(sheets)) {
    const token = toToken(name, value);
    if (token === null) css[name] = value;
    else put(file, pathOf(name), token);
  }
  return { ...file, $extensions: { [CSS]: css } };
}

function put(
  file: Record<string, object>,
  [first = "", second]: readonly string[],
  token: DesignToken,
): void {
  if (second === undefined) file[first] = token;
  else file[first] = { ...file[first], [second]: token };
}

/** `color-text-muted` is the token `text-muted` of the group `color`; `tap` is in no group. */
function pathOf(name: string): readonly string[] {
  return GROUPED.exec(name)?.slice(1) ?? [name];
}

/** The token of a CSS value; `null` when the format has no type that holds it. */
function toToken(name: string, value: string): DesignToken | null {
  const alias = /^var\(--mw-([\w-]+)\)$/.exec(value)?.[1];
  if (alias !== undefined) return { $value: `{${pathOf(alias).join(".")}}` };
  if (name.startsWith("color-")) return { $type: "color", $value: color(value) };
  if (name.startsWith("shadow-")) return { $type: "shadow", $value: layersOf(value).map(shadow) };
  if (name.startsWith("weight-")) return { $type: "fontWeight", $value: Number(value) };
  if (name === "font") return { $type: "fontFamily", $value: fontFamily(value) };
  const curve = /^cubic-bezier\((.+)\)$/.exec(value)?.[1];
  if (curve !== undefined) return { $type: "cubicBezier", $value: curve.split(",").map(Number) };
  if (/^[\d.]+ms$/.test(value)) return { $type: "duration", $value: measure(value) };
  if (/^-?[\d.]+(px|rem)$/.test(value)) return { $type: "dimension", $value: measure(value) };
  if (/^[\d.]+$/.test(value)) return { $type: "number", $value: Number(value) };
  return null;
}

function color(text: string) {
  const { channels, alpha } = readColour(text);
  const hex = channels.map((channel) => channel.toString(16).padStart(2, "0")).join("");
  const components = channels.map((channel) => Math.round((channel / 255) * 10_000) / 10_000);
  return { colorSpace: "srgb", components, alpha, hex: `#${hex}` };
}

function measure(text: string) {
  return { value: Number.parseFloat(text), unit: /[a-z]+$/.exec(text)?.[0] ?? "px" };
}

function fontFamily(value: string): string[] {
  return value.split(",").map((family) => family.trim().replaceAll('"', ""));
}

/** The shadows of a list; no comma is inside a colour, which is written with spaces. */
function layersOf(value: string): string[] {
  return value.split(",").map((layer) => layer.trim());
}

function shadow(layer: string) {
  const colour = /rgb\([^)]+\)/.exec(layer)?.[0] ?? "transparent";
  const lengths = layer.replace(colour, "").replace("inset", "").trim().split(/\s+/);
  const [offsetX, offsetY, blur, spread] = lengths.map(measure);
  return {
    color: color(colour),
    offsetX,
    offsetY,
    blur,
    spread: spread ?? measure("0"),
    inset: layer.includes("inset"),
  };
}
