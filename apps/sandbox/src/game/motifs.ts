import type { Game } from "../operator.ts";

/** The colours of a game's pictures. */
export interface Colours {
  readonly deep: string;
  readonly mid: string;
  readonly light: string;
  readonly accent: string;
}

/** What a game's pictures show: a drawing on 64 × 64, in colours around a hue. */
export interface Motif {
  /** Of the ground and of the accent, in degrees. */
  readonly hues: readonly [ground: number, accent: number];
  readonly draw: (colours: Colours) => string;
}

const seven = (x: number, y: number, size: number, fill: string) =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M0 0h18v5L9 26H2L11 7H5v4H0z" fill="${fill}"/>`;

const card = (angle: number, suit: string) =>
  `<g transform="rotate(${angle} 32 60)"><rect x="21" y="12" width="22" height="32" rx="3" fill="#fff" stroke="#0003"/>${suit}</g>`;

const ball = (x: number, y: number, r: number, fill: string, digit: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/><circle cx="${x}" cy="${y}" r="${r * 0.58}" fill="#fff"/>` +
  `<text x="${x}" y="${y + r * 0.3}" font-family="sans-serif" font-weight="700" font-size="${r * 0.85}" text-anchor="middle" fill="#222">${digit}</text>`;

/** By the game's code. */
export const MOTIFS: Readonly<Record<string, Motif>> = {
  // A treasure chest.
  PG: {
    hues: [268, 42],
    draw: ({ deep, light, accent }) =>
      `<path d="M9 30c0-13 8-19 23-19s23 6 23 19z" fill="${accent}"/><path d="M15 30c0-9 5-14 17-14" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>` +
      `<rect x="9" y="30" width="46" height="23" rx="3" fill="${light}"/><path d="M9 31h46M20 13v40M44 13v40" stroke="${deep}" stroke-width="3"/>` +
      `<rect x="25" y="25" width="14" height="14" rx="3" fill="#fff"/><circle cx="32" cy="31" r="2.5" fill="${deep}"/><path d="M32 32v4" stroke="${deep}" stroke-width="2"/>`,
  },
  // A jester's cap.
  JOKER: {
    hues: [322, 48],
    draw: ({ light, accent }) =>
      `<path d="M12 46C11 31 3 28 7 18c9-4 15 3 17 12 0-10 2-17 8-22v38z" fill="${light}"/><path d="M52 46c1-15 9-18 5-28-9-4-15 3-17 12 0-10-2-17-8-22v38z" fill="${accent}"/>` +
      `<rect x="10" y="43" width="44" height="10" rx="5" fill="#fff"/><g fill="#ffd75e" stroke="#0004"><circle cx="7" cy="18" r="4.5"/><circle cx="32" cy="8" r="4.5"/><circle cx="57" cy="18" r="4.5"/></g>`,
  },
  // Three sevens.
  SUPERSLOT: {
    hues: [4, 46],
    draw: ({ light, accent }) =>
      seven(5, 24, 0.8, light) + seven(42, 24, 0.8, light) + seven(19, 14, 1.35, accent),
  },
  // Cherries.
  SLOTXO: {
    hues: [152, 350],
    draw: ({ light, accent }) =>
      `<path d="M20 42C24 26 32 16 46 10M46 46C48 32 48 20 46 10" fill="none" stroke="${light}" stroke-width="3" stroke-linecap="round"/><path d="M45 11C36 2 24 4 19 10c8 6 18 7 26 1z" fill="${light}"/>` +
      `<circle cx="19" cy="45" r="12" fill="${accent}"/><circle cx="45" cy="47" r="12" fill="${accent}"/><g fill="#fff" opacity=".6"><circle cx="15" cy="41" r="3"/><circle cx="41" cy="43" r="3"/></g>`,
  },
  // A cut gem.
  PGSLOT: {
    hues: [206, 180],
    draw: ({ light, accent }) =>
      `<path d="M18 12h28l12 15-26 28L6 27z" fill="${accent}"/><path d="M18 12l7 15 7-15zM6 27h19l7 28z" fill="#fff" opacity=".55"/><path d="M46 12l-7 15-7-15zM58 27H39l-7 28z" fill="${light}" opacity=".75"/>` +
      `<path d="M6 27h52M18 12l7 15 7 28 7-28 7-15M25 27l7-15 7 15" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.2" stroke-linejoin="round"/>`,
  },
  // A fan of cards.
  JOKER2: {
    hues: [236, 350],
    draw: ({ deep, accent }) =>
      card(
        -24,
        `<path d="M32 20c4 5 7 7 7 11 0 4-5 5-6 2l2 6h-6l2-6c-1 3-6 2-6-2 0-4 3-6 7-11z" fill="${deep}"/>`,
      ) +
      card(0, `<path d="M32 19l7 9-7 9-7-9z" fill="${accent}"/>`) +
      card(24, `<path d="M32 37c-6-5-8-8-8-11 0-5 6-6 8-2 2-4 8-3 8 2 0 3-2 6-8 11z" fill="${accent}"/>`),
  },
  // A crown.
  SLOTRACHA: {
    hues: [282, 44],
    draw: ({ light, accent }) =>
      `<path d="M10 46L6 20l14 11L32 10l12 21 14-11-4 26z" fill="${accent}"/><path d="M32 10l12 21 14-11-4 26H32z" fill="#fff" opacity=".22"/><rect x="10" y="44" width="44" height="9" rx="3" fill="${light}"/>` +
      `<g fill="#fff"><circle cx="6" cy="19" r="3.5"/><circle cx="32" cy="9" r="3.5"/><circle cx="58" cy="19" r="3.5"/><circle cx="20" cy="48.5" r="2"/><circle cx="32" cy="48.5" r="2"/><circle cx="44" cy="48.5" r="2"/></g>`,
  },
  // A circus tent.
  CIRCUS: {
    hues: [14, 52],
    draw: ({ deep, accent }) =>
      `<path d="M32 6v8" stroke="#fff" stroke-width="2"/><path d="M32 6l10 3-10 4z" fill="${accent}"/><path d="M32 13c8 9 16 13 24 16H8c8-3 16-7 24-16z" fill="#fff"/><path d="M32 13c3 8 5 12 9 16H23c4-4 6-8 9-16zM8 29c6-2 13-6 18-11-3 5-6 9-8 11zM56 29c-6-2-13-6-18-11 3 5 6 9 8 11z" fill="${accent}"/>` +
      `<path d="M11 29h42v24H11z" fill="#fff"/><path d="M11 29h7v24h-7zM25 29h5v24h-5zM34 29h5v24h-5zM46 29h7v24h-7z" fill="${accent}"/><path d="M32 33c5 6 7 12 7 20H25c0-8 2-14 7-20z" fill="${deep}"/><path d="M8 29q3 5 6 0 3 5 6 0 3 5 6 0 3 5 6 0 3 5 6 0 3 5 6 0 3 5 6 0 3 5 6 0z" fill="${deep}" opacity=".5"/>`,
  },
  // A planet with its ring.
  AREASLOT: {
    hues: [250, 20],
    draw: ({ light, accent }) =>
      `<path d="M4 44C14 52 54 34 60 20" fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round" opacity=".6"/><circle cx="32" cy="32" r="18" fill="${accent}"/><path d="M16 26c10 4 22 2 31-4M15 36c12 5 26 2 34-6M20 45c9 2 19 0 26-6" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>` +
      `<path d="M60 20c3-8-8-6-16-2M4 44c-2 6 10 4 20 0 14-5 30-14 36-24" fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round"/><g fill="#fff"><circle cx="10" cy="12" r="1.5"/><circle cx="54" cy="52" r="1.5"/><circle cx="52" cy="8" r="1"/></g>`,
  },
  // The naga and its pearl.
  NAGA: {
    hues: [172, 46],
    draw: ({ deep, light, accent }) =>
      `<path d="M6 52c10 4 20 2 22-6 2-9-12-9-12-18 0-10 14-16 26-12" fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round"/><path d="M6 52c10 4 20 2 22-6 2-9-12-9-12-18 0-10 14-16 26-12" fill="none" stroke="${deep}" stroke-width="2" stroke-dasharray="2 5" opacity=".6"/>` +
      `<path d="M38 8c8-4 18 0 20 8l-6 6-14 1c-5-3-5-12 0-15z" fill="${light}"/><path d="M40 8c-3-5 0-7 2-8 0 4 3 6 6 6zM34 10c-5-3-4-7-3-8 2 4 5 4 8 5z" fill="${accent}"/><circle cx="49" cy="13" r="2" fill="${deep}"/>` +
      `<circle cx="50" cy="42" r="10" fill="#fff"/><circle cx="50" cy="42" r="10" fill="${accent}" opacity=".35"/><circle cx="46" cy="38" r="3" fill="#fff"/>`,
  },
  // A football.
  UFABET: {
    hues: [138, 210],
    draw: ({ deep }) =>
      `<circle cx="32" cy="32" r="23" fill="#fff"/><path d="M32 22l9.5 7-3.6 11H26.1l-3.6-11z" fill="${deep}"/><path d="M32 22V10M41.5 29l11-4M37.9 40l7 10M26.1 40l-7 10M22.5 29l-11-4" stroke="${deep}" stroke-width="2"/>` +
      `<path d="M24 10.5L32 15l8-4.5a23 23 0 0 0-16 0zM54.5 27L50 33l4 8a23 23 0 0 0 .5-14zM9.5 27L14 33l-4 8a23 23 0 0 1-.5-14zM38 54l5-5 7-3a23 23 0 0 1-12 8zM26 54l-5-5-7-3a23 23 0 0 0 12 8z" fill="${deep}"/>`,
  },
  // A casino chip.
  SEXYGAME: {
    hues: [338, 340],
    draw: ({ deep, accent }) =>
      `<circle cx="32" cy="32" r="24" fill="#fff"/><circle cx="32" cy="32" r="20.5" fill="none" stroke="${accent}" stroke-width="7" stroke-dasharray="10.73 10.73"/><circle cx="32" cy="32" r="14" fill="${deep}"/>` +
      `<path d="M32 42C23 35 21 31 21 27c0-7 8-8 11-3 3-5 11-4 11 3 0 4-2 8-11 15z" fill="${accent}"/>`,
  },
  // A cup.
  BETFLIX: {
    hues: [222, 44],
    draw: ({ light, accent }) =>
      `<path d="M18 14H8c0 12 4 18 13 19M46 14h10c0 12-4 18-13 19" fill="none" stroke="${accent}" stroke-width="4"/><path d="M17 9h30c0 18-4 28-15 30C21 37 17 27 17 9z" fill="${accent}"/><path d="M24 9c0 14 2 22 6 27" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>` +
      `<path d="M29 38h6v8h-6z" fill="${accent}"/><rect x="20" y="46" width="24" height="8" rx="2" fill="${light}"/><path d="M32 15l2.2 4.6 5 .6-3.7 3.4 1 5-4.5-2.5-4.5 2.5 1-5-3.7-3.4 5-.6z" fill="#fff"/>`,
  },
  // A basketball.
  ASKMEBET: {
    hues: [28, 26],
    draw: ({ deep, accent }) =>
      `<circle cx="32" cy="32" r="23" fill="${accent}"/><path d="M32 9v46M9 32h46M16 15.5c9 9 9 24 0 33M48 15.5c-9 9-9 24 0 33" fill="none" stroke="${deep}" stroke-width="2.5"/><path d="M19 18c4-4 9-5 13-5" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>`,
  },
  // A shuttlecock.
  IMI: {
    hues: [192, 350],
    draw: ({ deep, accent }) =>
      `<g transform="rotate(40 32 32)"><path d="M14 8l6-2 6 3 6-4 6 4 6-3 6 2-10 32H24z" fill="#fff"/><path d="M20 6l6 34M32 5v35M44 6l-6 34M18 20h28M21 30h22" fill="none" stroke="${deep}" stroke-width="1.5" opacity=".55"/><path d="M23 40h18v6a9 9 0 0 1-18 0z" fill="${accent}"/><path d="M23 40h18v3H23z" fill="${deep}"/></g>`,
  },
  // The sun.
  USUN: {
    hues: [232, 40],
    draw: ({ light, accent }) =>
      `<g fill="${light}">${[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((angle) => `<path transform="rotate(${angle} 32 32)" d="M32 3l4 12h-8z"/>`).join("")}</g><circle cx="32" cy="32" r="15" fill="${accent}"/><path d="M23 28c2-5 6-7 10-7" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/>`,
  },
  // Numbered balls.
  HUAYHD: {
    hues: [16, 140],
    draw: ({ light, accent }) =>
      ball(20, 42, 15, accent, 6) + ball(46, 44, 13, light, 9) + ball(34, 18, 13, "#f25f7a", 8),
  },
};

/** Of a game that has no drawing of its own. */
export const MOTIF_OF_CATEGORY: Readonly<Record<Game["category"], Motif["draw"]>> = {
  slot: ({ light }) =>
    `<path d="M32 10l6.2 13.9 15.1 1.5-11.4 10 3.3 14.8L32 42.5 18.8 50.2l3.3-14.8-11.4-10 15.1-1.5z" fill="${light}"/>`,
  sport: ({ light }) =>
    `<path fill-rule="evenodd" d="M32 10a22 22 0 1 1 0 44 22 22 0 0 1 0-44zm0 9l-8 6 3 10h10l3-10z" fill="${light}"/>`,
  lotto: ({ light }) =>
    `<path fill-rule="evenodd" d="M20 14h24a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6zm4 7a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm16 14a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm-8-7a4 4 0 1 0 0 8 4 4 0 0 0 0-8z" fill="${light}"/>`,
};
