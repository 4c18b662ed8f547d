import { ease } from "./timing.ts";

/** Colours that fit the background of both sites. */
export const INK = {
  light: "#fff8e8",
  faint: "rgb(255 248 232 / 42%)",
  line: "rgb(255 248 232 / 22%)",
  fill: "rgb(255 248 232 / 10%)",
  gold: "#f6c855",
  onGold: "#2a1b05",
  green: "#6fe0a6",
} as const;

/** A panel of the screen: filled, with a gold border while it is highlighted (`glow` 0 to 1). */
export function plate(x: number, y: number, width: number, height: number, glow = 0, radius = 12): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${INK.fill}" stroke="${INK.line}"/>${
    glow > 0
      ? `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${INK.gold}" fill-opacity="${0.14 * glow}" stroke="${INK.gold}" stroke-width="2.5" stroke-opacity="${glow}"/>`
      : ""
  }`;
}

/** A placeholder line of text. */
export function line(x: number, y: number, width: number, colour: string = INK.faint, height = 6): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${colour}"/>`;
}

/** An amount in baht, in the sites' format. */
export function money(
  x: number,
  y: number,
  amount: number,
  size: number,
  colour: string = INK.light,
): string {
  const text = amount.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" fill="${colour}" text-anchor="middle">${text}</text>`;
}

const ICONS = {
  wallet:
    "M-12-6a4 4 0 0 1 4-4H8v4h2a2 2 0 0 1 2 2V8a2 2 0 0 1-2 2H-8a4 4 0 0 1-4-4zM4 0a2.5 2.5 0 0 0 0 5h8V0z",
  gift: "M-11-4h22v5h-22zM-9 3h8v9h-8zM1 3h8v9H1zM-1-6c-8 0-9-7-4-7 3 0 4 4 4 7zM1-6c8 0 9-7 4-7-3 0-4 4-4 7z",
  bank: "M0-12 12-5v3h-24v-3zM-9 0h4v8h-4zM-2 0h4v8h-4zM5 0h4v8H5zM-12 9h24v3h-24z",
  star: "M0-12 3.6-4.2 12-3.2 5.8 2.5 7.4 11 0 6.8-7.4 11-5.8 2.5-12-3.2-3.6-4.2z",
  dice: "M-8-11H8a3 3 0 0 1 3 3V8a3 3 0 0 1-3 3H-8a3 3 0 0 1-3-3V-8a3 3 0 0 1 3-3zm2.500 3a2.500 2.500 0 1 0 .01 0zm11 0a2.500 2.500 0 1 0 .01 0zM0-2.500a2.500 2.500 0 1 0 .01 0zm-5.500 5.500a2.500 2.500 0 1 0 .01 0zm11 0a2.500 2.500 0 1 0 .01 0z",
  play: "M-7-11 11 0-7 11z",
  list: "M-11-9h4v4h-4zM-4-9h15v4H-4zM-11-2h4v4h-4zM-4-2h15v4H-4zM-11 5h4v4h-4zM-4 5h15v4H-4z",
} as const;

export function icon(
  name: keyof typeof ICONS,
  x: number,
  y: number,
  scale = 1,
  colour: string = INK.gold,
): string {
  return `<path transform="translate(${x} ${y}) scale(${scale})" fill="${colour}" fill-rule="evenodd" d="${ICONS[name]}"/>`;
}

/** Two circular arrows, rotated by this many turns. */
export function refreshSign(x: number, y: number, turns: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turns * 360})" fill="none" stroke="${INK.gold}" stroke-width="2.600" stroke-linecap="round"><path d="M-7-2.500A7.500 7.500 0 0 1 6.500-4M7 2.500A7.500 7.500 0 0 1-6.500 4"/><path d="M7-8v4.500H2.500M-7 8V3.500h4.500"/></g>`;
}

/** A wide button; `down` (0 to 1) is how far it is pressed. */
export function button(y: number, down: number, sign: string, colour: string = INK.gold): string {
  const inset = down * 3;
  return `<rect x="${26 + inset}" y="${y + inset / 2}" width="${118 - inset * 2}" height="${36 - inset}" rx="14" fill="${colour}"/>${sign}`;
}

/** A finger's press: a ring that spreads, once, in the middle of a step. */
export function press(x: number, y: number, progress: number): string {
  const come = ease(progress, 0.18, 0.42);
  const spread = ease(progress, 0.42, 0.62);
  const go = ease(progress, 0.62, 0.74);
  if (come === 0 || go === 1) return "";
  const dx = (1 - come) * 26;
  return `<g transform="translate(${x + dx} ${y + dx * 1.4})" opacity="${come * (1 - go)}"><circle r="${9 + spread * 16}" fill="none" stroke="${INK.light}" stroke-width="2.500" opacity="${1 - spread}"/><circle r="9" fill="${INK.light}" fill-opacity=".92"/></g>`;
}

/** How far a button is down, 0 to 1, during `press`. */
export function pressed(progress: number): number {
  return ease(progress, 0.38, 0.46) - ease(progress, 0.54, 0.64);
}

/** A tick in a disc, growing in. */
export function tick(x: number, y: number, grown: number, radius = 26): string {
  if (grown === 0) return "";
  return `<g transform="translate(${x} ${y}) scale(${(grown * radius) / 26})"><circle r="26" fill="${INK.green}"/><path d="M-11 1-3 9 12-8" fill="none" stroke="#06351f" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}

/** A moving coin. */
export function coin(x: number, y: number, shown = 1): string {
  if (shown <= 0) return "";
  return `<g transform="translate(${x} ${y})" opacity="${shown}"><circle r="10" fill="${INK.gold}"/><circle r="6.500" fill="none" stroke="${INK.onGold}" stroke-opacity=".55" stroke-width="1.600"/></g>`;
}
