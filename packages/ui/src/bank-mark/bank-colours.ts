/** The colours of a bank's mark, as `#rrggbb`. */
interface BankColours {
  readonly fill: string;
  readonly letters: string;
}

const WHITE = "#ffffff";

/** By bank code; in a bank's own colour, darkened where white letters on it would be hard to read. */
export const BANK_COLOURS: Readonly<Record<string, BankColours>> = {
  SCB: { fill: "#4e2e7f", letters: WHITE },
  KBANK: { fill: "#0d7a2b", letters: WHITE },
  BBL: { fill: "#1e4598", letters: WHITE },
  KTB: { fill: "#0b6fa4", letters: WHITE },
  BAY: { fill: "#fec43b", letters: "#4a3418" },
  TMB: { fill: "#0a5fd0", letters: WHITE },
  GSB: { fill: "#c4137a", letters: WHITE },
  BAAC: { fill: "#2f7115", letters: WHITE },
  UOB: { fill: "#0b3979", letters: WHITE },
  KKP: { fill: "#5b4a86", letters: WHITE },
  LHB: { fill: "#5d5e60", letters: WHITE },
  BCEL: { fill: "#c0152f", letters: WHITE },
  LDB: { fill: "#1d3f94", letters: WHITE },
  JDB: { fill: "#0a6b52", letters: WHITE },
};
