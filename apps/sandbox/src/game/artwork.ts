import { createHash } from "node:crypto";
import type { Game } from "../operator.ts";

/** Colours and pseudo-random numbers, the same each time for one code. */
function paletteOf(code: string) {
  const digest = createHash("sha256").update(code).digest();
  const hue = (digest[0] ?? 0) * 1.41;
  return {
    hue,
    deep: `hsl(${hue} 62% 18%)`,
    mid: `hsl(${hue + 24} 66% 34%)`,
    light: `hsl(${hue + 48} 84% 66%)`,
    seed: (index: number) => (digest[index % digest.length] ?? 0) / 255,
  };
}

const MOTIFS: Record<Game["category"], string> = {
  slot: '<path d="M32 10l6.2 13.9 15.1 1.5-11.4 10 3.3 14.8L32 42.5 18.8 50.2l3.3-14.8-11.4-10 15.1-1.5z"/>',
  sport: '<path fill-rule="evenodd" d="M32 10a22 22 0 1 1 0 44 22 22 0 0 1 0-44zm0 9l-8 6 3 10h10l3-10z"/>',
  lotto:
    '<path fill-rule="evenodd" d="M20 14h24a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6zm4 7a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm16 14a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm-8-7a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"/>',
};

/** A game's round emblem, 64 × 64. */
export function logoOf(game: Game): string {
  const { deep, mid, light } = paletteOf(game.code);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
<defs><radialGradient id="g" cx=".35" cy=".25" r="1"><stop offset="0" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></radialGradient></defs>
<rect width="64" height="64" rx="18" fill="url(#g)"/><g fill="${light}">${MOTIFS[game.category]}</g>
<path d="M6 22C18 8 40 4 58 14" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="2" stroke-linecap="round"/></svg>
`;
}

/** A game's card background, 300 × 211. */
export function backgroundOf(game: Game): string {
  const { hue, deep, mid, light, seed } = paletteOf(game.code);
  const orbs = Array.from({ length: 7 }, (_, index) => {
    const x = Math.round(seed(index + 1) * 300);
    const y = Math.round(seed(index + 9) * 211);
    const r = Math.round(18 + seed(index + 17) * 46);
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="hsl(${hue + index * 9} 80% 62%)" opacity="${(0.05 + seed(index + 3) * 0.09).toFixed(2)}"/>`;
  }).join("");
  const crest = Math.round(120 + seed(5) * 40);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 211" width="300" height="211">
<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>
<rect width="300" height="211" fill="url(#g)"/>${orbs}
<g transform="translate(168 20) scale(2.3)" fill="${light}" opacity=".2">${MOTIFS[game.category]}</g>
<path d="M0 ${crest}C70 ${crest - 44} 130 ${crest + 34} 300 ${crest - 26}V211H0z" fill="${deep}" opacity=".55"/>
<path d="M0 ${crest + 26}C90 ${crest - 8} 190 ${crest + 52} 300 ${crest + 8}V211H0z" fill="${deep}" opacity=".7"/></svg>
`;
}
