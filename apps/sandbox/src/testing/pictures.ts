import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { writeMiniQr } from "../slip/mini-qr.ts";
import { printSlip } from "../slip/printed/print-slip.ts";

export const miniQr = { bank: "014", reference: "20260302A1B2C3D4E5F6" };
export const png = await printSlip({
  from: "SCB",
  to: "KBANK",
  accountNo: "0123456789",
  amount: "100.00 BAHT",
  time: "02/03/2026 12:00:00",
  reference: miniQr.reference,
  miniQr: writeMiniQr(miniQr),
});
export const jpeg = await sharp(png).jpeg({ quality: 70 }).toBuffer();
export const webp = await sharp(png).webp({ quality: 70 }).toBuffer();
export const lossless = await sharp(png).webp({ lossless: true }).toBuffer();
export const FORMATS: [string, Uint8Array][] = [
  ["PNG", png],
  ["JPEG", jpeg],
  ["WebP", webp],
];

export const text = (value: string) => new Uint8Array(Buffer.from(value, "latin1"));
export const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

export function chunk(name: string, data: Uint8Array): Uint8Array {
  const body = joined(text(name), data);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crc32(body));
  return joined(length, body, crc);
}

/** A PNG whose header claims this size. */
export function pngOfSize(width: number, height: number): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  return joined(
    png.subarray(0, 8),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(64))),
    chunk("IEND", new Uint8Array()),
  );
}

/** The JPEG with this size in its header. */
export function jpegOfSize(width: number, height: number): Uint8Array {
  const changed = Buffer.from(jpeg);
  const frame = changed.indexOf(Buffer.of(0xff, 0xc0));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

/** The WebP with this size in its header. */
export function webpOfSize(width: number, height: number): Uint8Array {
  const changed = Buffer.from(webp);
  const frame = changed.indexOf("VP8 ") + 8;
  changed.writeUInt16LE(width, frame + 6);
  changed.writeUInt16LE(height, frame + 8);
  return changed;
}

/** The PNG with another chunk after its header. */
export const pngWith = (extra: Uint8Array) => joined(png.subarray(0, 33), extra, png.subarray(33));
/** The JPEG with a comment. */
export const jpegWith = (comment: string) =>
  joined(
    jpeg.subarray(0, 2),
    text("\xff\xfe"),
    Uint8Array.of(0, comment.length + 2),
    text(comment),
    jpeg.subarray(2),
  );
