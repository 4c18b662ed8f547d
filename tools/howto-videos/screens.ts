import { between, ease, type Screen } from "./timing.ts";
import { button, coin, icon, INK, line, money, plate, press, pressed, refreshSign, tick } from "./parts.ts";

const MIDDLE = 85;

/** The member's home: balance, four tiles, three games. */
function home(balance: number, glow: { balance?: number; tile?: number; games?: number } = {}): string {
  const tiles = (["wallet", "bank", "gift", "star"] as const)
    .map(
      (sign, at) =>
        plate(12 + at * 37, 112, 34, 40, at === glow.tile ? 1 : 0, 9) + icon(sign, 29 + at * 37, 132, 0.72),
    )
    .join("");
  const games = [0, 1, 2]
    .map(
      (at) =>
        plate(12 + at * 50, 176, 46, 74, glow.games ?? 0, 9) +
        icon("dice", 35 + at * 50, 203, 0.9, INK.light),
    )
    .join("");
  const menu = [0, 1, 3, 4].map((at) => line(16 + at * 30, 288, 18, INK.line)).join("");
  return `${plate(12, 34, 146, 64, glow.balance ?? 0)}${line(54, 46, 62)}${money(MIDDLE, 84, balance, 22, INK.gold)}${tiles}${games}${menu}<circle cx="85" cy="286" r="15" fill="${INK.gold}"/><path d="m78 287 7-7 7 7v6h-14z" fill="${INK.onGold}"/>`;
}

function sheet(height: number, opacity = 1): string {
  return `<g opacity="${opacity}"><rect x="8" y="${(320 - height) / 2}" width="154" height="${height}" rx="16" fill="#14173a" fill-opacity=".55" stroke="${INK.line}"/>${plate(8, (320 - height) / 2, 154, height, 0, 16)}</g>`;
}

/** Home, with the balance highlighted. */
export const balanceShown: Screen = (p) => home(1250, { balance: ease(p, 0.2, 0.5) });

export const deposit: Screen = (p) => {
  const filled = ease(p, 0.55, 0.95);
  const coins = [0, 1, 2]
    .map((at) => {
      const fall = ease(p, 0.48 + at * 0.1, 0.72 + at * 0.1);
      return coin(between(40, MIDDLE, fall) + at * 4, between(128, 72, fall), fall > 0 && fall < 1 ? 1 : 0);
    })
    .join("");
  return (
    home(Math.round(between(1250, 1750, filled)), { tile: 0, balance: filled }) + coins + press(29, 132, p)
  );
};

/** Money moves from the wallet, above, to the panel below. */
function moneyMoves(p: number, before: number, into: string): string {
  const part = ease(p, 0.3, 0.8);
  const coins = [0, 0.16, 0.32]
    .map((late) => {
      const way = ease(p, 0.25 + late, 0.6 + late);
      return coin(MIDDLE, between(122, 196, way), Math.sin(way * Math.PI));
    })
    .join("");
  return `${plate(22, 40, 126, 78, 1 - part)}${icon("wallet", MIDDLE, 62, 1.1)}${money(MIDDLE, 106, Math.round(between(before, before - 500, part)), 20)}
<path d="M85 134v44m-11-11 11 12 11-12" fill="none" stroke="${INK.faint}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${coins}
${plate(22, 200, 126, 78, part)}${into}${money(MIDDLE, 266, Math.round(between(0, 500, part)), 20)}`;
}

export const transfer: Screen = (p) => moneyMoves(p, 1750, icon("dice", MIDDLE, 224, 1.1));
export const withdraw: Screen = (p) =>
  moneyMoves(p, 1250, icon("bank", MIDDLE, 224, 1.1)) + tick(140, 206, ease(p, 0.8, 0.95), 13);

export const chooseGame: Screen = (p) => home(1250, { games: ease(p, 0.1, 0.3) }) + press(85, 212, p);

/** A game's own dialog, with its button. */
function gameDialog(p: number, sign: string, colour: string = INK.gold): string {
  return `${sheet(230)}${icon("dice", MIDDLE, 104, 2.4, INK.light)}${line(50, 146, 70)}${line(36, 164, 98)}${line(46, 180, 78)}${button(216, pressed(p), sign, colour)}${press(MIDDLE, 234, p)}`;
}

export const openAccount: Screen = (p) =>
  gameDialog(
    p,
    `<path d="M85 225v18m-9-9h18" stroke="${INK.onGold}" stroke-width="4" stroke-linecap="round"/>`,
  ) + tick(118, 84, ease(p, 0.66, 0.82), 15);

export const pressPlay: Screen = (p) => gameDialog(p, icon("play", 86, 234, 0.8, INK.onGold), INK.green);

export const gameOpen: Screen = (p) => {
  const grown = between(0.35, 1, ease(p, 0.05, 0.35));
  const signs = ["star", "gift", "star"] as const;
  const reels = signs
    .map((sign, at) => {
      const turn = (1 - ease(p, 0.3, 0.6 + at * 0.13)) * 40;
      return (
        plate(20 + at * 45, 112, 40, 88, ease(p, 0.85, 0.95), 9) +
        icon(sign, 40 + at * 45, 156 + Math.sin(turn) * 14, 1.2)
      );
    })
    .join("");
  return `<g transform="translate(${MIDDLE} 160) scale(${grown}) translate(-${MIDDLE} -160)">${sheet(250)}${line(24, 50, 62, INK.gold, 8)}<path d="m138 48 10 10m0-10-10 10" stroke="${INK.faint}" stroke-width="2.500" stroke-linecap="round"/>${reels}${button(228, 0, icon("play", 86, 246, 0.8, INK.onGold))}</g>`;
};

export const gameBalances: Screen = (p) => {
  const glow = ease(p, 0.15, 0.45);
  const amounts = [120, 480, 75].map((amount, at) => money(35 + at * 50, 238, amount, 11, INK.gold)).join("");
  return home(1250, { games: glow }) + `<g opacity="${glow}">${amounts}</g>`;
};

export const refresh: Screen = (p) => {
  const known = p < 0.75 ? 1250 : 1432.5;
  return (
    home(known, { balance: ease(p, 0.75, 0.85) }) +
    refreshSign(143, 49, ease(p, 0.45, 0.78) * 2) +
    press(143, 49, p)
  );
};

export const statement: Screen = (p) => {
  const rows = [500, -200, 50, -100, 300]
    .map((amount, at) => {
      const shown = ease(p, 0.1 + at * 0.12, 0.25 + at * 0.12);
      const y = 66 + at * 44;
      const sign = amount > 0 ? "+" : "−";
      return `<g opacity="${shown}" transform="translate(0 ${(1 - shown) * 10})">${plate(12, y, 146, 38, 0, 10)}${icon(amount > 0 ? "wallet" : "bank", 30, y + 19, 0.7)}${line(48, y + 11, 44)}${line(48, y + 22, 28, INK.line)}<text x="150" y="${y + 24}" font-size="14" font-weight="700" text-anchor="end" fill="${amount > 0 ? INK.green : INK.light}">${sign}${Math.abs(amount)}</text></g>`;
    })
    .join("");
  return icon("list", MIDDLE, 44, 1) + rows;
};

export const openBonusPage: Screen = (p) => home(1250, { tile: 2 }) + press(103, 132, p);

function bonusGrid(glow: number): string {
  return [0, 1, 2, 3]
    .map((at) => {
      const x = 12 + (at % 2) * 75;
      const y = 44 + Math.floor(at / 2) * 112;
      return (
        plate(x, y, 71, 102, at === 1 ? glow : 0) +
        icon("gift", x + 35, y + 38, 1.3, at === 1 ? INK.gold : INK.faint) +
        line(x + 14, y + 70, 44) +
        line(x + 20, y + 84, 32, INK.line)
      );
    })
    .join("");
}

export const chooseBonus: Screen = (p) => bonusGrid(ease(p, 0.4, 0.55)) + press(122, 92, p);

function bonusDialog(read: number, sign: string): string {
  const lines = [0, 1, 2, 3, 4]
    .map((at) =>
      line(30, 130 + at * 17, [110, 96, 104, 84, 62][at] ?? 90, read > at / 5 ? INK.gold : INK.faint),
    )
    .join("");
  return `${sheet(250)}${icon("gift", MIDDLE, 84, 2)}${lines}${sign}`;
}

export const readConditions: Screen = (p) =>
  bonusDialog(
    ease(p, 0.12, 0.85),
    button(234, 0, icon("gift", MIDDLE, 252, 0.8, INK.onGold), "rgb(246 200 85 / 45%)"),
  );

export const receive: Screen = (p) =>
  bonusDialog(1, button(234, pressed(p), icon("gift", MIDDLE, 252, 0.8, INK.onGold))) +
  press(MIDDLE, 252, p) +
  tick(120, 74, ease(p, 0.68, 0.86), 20);

/** The active bonus at the top of its page, with the completed part of the turnover. */
function activeBonus(played: number): string {
  return `${plate(12, 40, 146, 118, 1)}${icon("gift", 42, 76, 1.4)}${line(70, 64, 70)}${line(70, 80, 48, INK.line)}<rect x="26" y="122" width="118" height="14" rx="7" fill="${INK.line}"/><rect x="26" y="122" width="${Math.max(14, 118 * played)}" height="14" rx="7" fill="${played >= 1 ? INK.green : INK.gold}"/>`;
}

export const turnover: Screen = (p) =>
  activeBonus(between(0.25, 1, ease(p, 0.1, 0.8))) + tick(138, 100, ease(p, 0.8, 0.95), 13);

const CROSS = (y: number) =>
  `<path d="m77 ${y - 8} 16 16m0-16-16 16" stroke="${INK.onGold}" stroke-width="4" stroke-linecap="round"/>`;

export const endBonus: Screen = (p) =>
  activeBonus(1) + button(186, pressed(p), CROSS(204)) + press(MIDDLE, 204, p);

export const confirmEnd: Screen = (p) =>
  `<g opacity=".35">${activeBonus(1)}</g>${sheet(176)}${line(42, 110, 86)}${line(34, 128, 102)}${line(52, 146, 66)}${button(176, pressed(p), `<path d="M75 194l7 7 13-14" fill="none" stroke="${INK.onGold}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`)}${press(MIDDLE, 194, p)}`;

export const ended: Screen = (p) => {
  const grown = ease(p, 0.05, 0.3);
  return `${tick(MIDDLE, 108, grown, 34)}${plate(22, 178, 126, 84, ease(p, 0.35, 0.6))}${icon("wallet", MIDDLE, 204, 1.2)}${money(MIDDLE, 250, 1250, 20, INK.gold)}`;
};
