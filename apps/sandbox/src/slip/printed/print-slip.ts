import sharp from "sharp";
import { encode } from "uqr";
import { pixelsOf } from "./pixel-font.ts";

const WIDTH = 560;
const HEIGHT = 860;
const INK = 0x1c;
const BAND = 0xd8;
const BLANK = 0xff;

/** The texts of a printed slip, in capitals and digits. */
interface SlipPrint {
  from: string;
  to: string;
  accountNo: string;
  amount: string;
  time: string;
  reference: string;
  /** The text of the mini-QR; null for none. */
  miniQr: string | null;
}

/** Prints a slip as a PNG; the same texts result in the same bytes. */
export async function printSlip(print: SlipPrint): Promise<Uint8Array<ArrayBuffer>> {
  const paper = new Uint8Array(WIDTH * HEIGHT).fill(BLANK);
  fill(paper, { x: 0, y: 0, width: WIDTH, height: 110 }, BAND);
  write(paper, "TRANSFER SUCCESSFUL", { x: 40, y: 30, dot: 4 });
  write(paper, "SANDBOX: NO REAL MONEY", { x: 40, y: 76, dot: 2 });
  const lines = [
    ["FROM", print.from],
    ["TO", print.to],
    ["ACCOUNT", print.accountNo],
    ["AMOUNT", print.amount],
    ["TIME", print.time],
    ["REF", print.reference],
  ] as const;
  for (const [index, [label, value]] of lines.entries()) {
    const y = 150 + index * 62;
    write(paper, label, { x: 40, y, dot: 2 });
    write(paper, value, { x: 40, y: y + 22, dot: 3 });
  }
  if (print.miniQr !== null)
    drawCode(paper, print.miniQr, { right: WIDTH - 40, bottom: HEIGHT - 40, dot: 7 });
  const png = await sharp(paper, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .png()
    .toBuffer();
  return new Uint8Array(png);
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function fill(paper: Uint8Array, { x, y, width, height }: Box, ink: number): void {
  for (let row = y; row < y + height; row++)
    paper.fill(ink, row * WIDTH + x, row * WIDTH + Math.min(x + width, WIDTH));
}

function write(paper: Uint8Array, text: string, at: { x: number; y: number; dot: number }): void {
  for (const { x, y } of pixelsOf(text))
    fill(paper, { x: at.x + x * at.dot, y: at.y + y * at.dot, width: at.dot, height: at.dot }, INK);
}

function drawCode(paper: Uint8Array, text: string, at: { right: number; bottom: number; dot: number }): void {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (!isDark) continue;
      const left = at.right - (size - x) * at.dot;
      fill(paper, { x: left, y: at.bottom - (size - y) * at.dot, width: at.dot, height: at.dot }, INK);
    }
  }
}
