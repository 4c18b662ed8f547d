import { createHash } from "node:crypto";
import type { Game } from "../operator.ts";
import { type Colours, MOTIF_OF_CATEGORY, MOTIFS } from "./motifs.ts";

interface Artwork {
  readonly colours: Colours;
  readonly motif: string;
  /** Pseudo-random numbers from 0 to 1, the same each time for one game. */
  readonly seed: (index: number) => number;
}

function artworkOf({ code, category }: Game): Artwork {
  const digest = createHash("sha256").update(code).digest();
  const anyHue = (digest[0] ?? 0) * 1.41;
  const own = Object.hasOwn(MOTIFS, code) ? MOTIFS[code] : undefined;
  const { hues, draw } = own ?? { hues: [anyHue, anyHue + 48], draw: MOTIF_OF_CATEGORY[category] };
  const colours = {
    deep: `hsl(${hues[0]} 64% 15%)`,
    mid: `hsl(${hues[0]} 62% 40%)`,
    light: `hsl(${hues[0]} 80% 78%)`,
    accent: `hsl(${hues[1]} 88% 60%)`,
  };
  return { colours, motif: draw(colours), seed: (index) => (digest[index % digest.length] ?? 0) / 255 };
}

/** A game's emblem, 64 × 64. */
export function logoOf(game: Game): string {
  const { colours, motif } = artworkOf(game);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
<defs><radialGradient id="g" cx=".35" cy=".25" r="1"><stop offset="0" stop-color="${colours.mid}"/><stop offset="1" stop-color="${colours.deep}"/></radialGradient></defs>
<rect width="64" height="64" rx="16" fill="url(#g)"/><g transform="translate(6.4 6.4) scale(.8)">${motif}</g></svg>
`;
}

const turned = (count: number, shape: string) =>
  Array.from(
    { length: count },
    (_, index) => `<path transform="rotate(${(360 / count) * index})" d="${shape}"/>`,
  ).join("");

/** What is behind the motif, around 0, 0: rays, a field's stripes, or rings. */
const GROUND: Record<Game["category"], string> = {
  slot: turned(14, "M0 0L-26 300h52z"),
  sport: `<g transform="rotate(18)"><path d="M-300-190h70v400h-70zM-160-190h70v400h-70zM-20-190h70v400h-70zM120-190h70v400h-70z"/></g>`,
  lotto: `<g fill="none" stroke="#fff" stroke-width="14"><circle r="70"/><circle r="115"/><circle r="160"/><circle r="205"/></g>`,
};

/** A game's card background, 300 × 211: its motif at the end, so that the card's texts stand beside it. */
export function backgroundOf(game: Game): string {
  const { colours, motif, seed } = artworkOf(game);
  const sparks = Array.from({ length: 9 }, (_, index) => {
    const x = Math.round(seed(index + 1) * 300);
    const y = Math.round(seed(index + 10) * 211);
    const r = (1 + seed(index + 19) * 3).toFixed(1);
    return `<circle cx="${x}" cy="${y}" r="${r}"/>`;
  }).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 211" width="300" height="211">
<defs><radialGradient id="g" cx=".74" cy=".5" r=".85"><stop offset="0" stop-color="${colours.mid}"/><stop offset="1" stop-color="${colours.deep}"/></radialGradient></defs>
<rect width="300" height="211" fill="url(#g)"/><g transform="translate(222 104)" fill="#fff" opacity=".07">${GROUND[game.category]}</g>
<g fill="#fff" opacity=".35">${sparks}</g><ellipse cx="222" cy="176" rx="56" ry="9" fill="${colours.deep}" opacity=".6"/>
<g transform="translate(155 38) scale(2.1)">${motif}</g></svg>
`;
}
