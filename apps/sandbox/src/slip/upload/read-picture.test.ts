import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { printSlip } from "../printed/print-slip.ts";
import { writeMiniQr } from "../mini-qr.ts";
import { inspect } from "./inspect.ts";
import { readPicture } from "./read-picture.ts";

const miniQr = { bank: "014", reference: "20260302A1B2C3D4E5F6" };
const png = await printSlip({
  from: "SCB",
  to: "KBANK",
  accountNo: "0123456789",
  amount: "100.00 BAHT",
  time: "02/03/2026 12:00:00",
  reference: miniQr.reference,
  miniQr: writeMiniQr(miniQr),
});
const jpeg = await sharp(png).jpeg({ quality: 70 }).toBuffer();
const webp = await sharp(png).webp({ quality: 70 }).toBuffer();
const lossless = await sharp(png).webp({ lossless: true }).toBuffer();
const FORMATS: [string, Uint8Array][] = [
  ["PNG", png],
  ["JPEG", jpeg],
  ["WebP", webp],
];

const text = (value: string) => new Uint8Array(Buffer.from(value, "latin1"));
const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/** A chunk of a PNG. */
function chunk(name: string, data: Uint8Array): Uint8Array {
  const body = joined(text(name), data);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crc32(body));
  return joined(length, body, crc);
}

/** A PNG that says to be this large, whatever it holds. */
function pngOfSize(width: number, height: number): Uint8Array {
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

/** The JPEG, saying to be this large. */
function jpegOfSize(width: number, height: number): Uint8Array {
  const changed = Buffer.from(jpeg);
  const frame = changed.indexOf(Buffer.of(0xff, 0xc0));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

/** The WebP, saying to be this large. */
function webpOfSize(width: number, height: number): Uint8Array {
  const changed = Buffer.from(webp);
  const frame = changed.indexOf("VP8 ") + 8;
  changed.writeUInt16LE(width, frame + 6);
  changed.writeUInt16LE(height, frame + 8);
  return changed;
}

/** The PNG with a chunk more, just behind its head. */
const pngWith = (extra: Uint8Array) => joined(png.subarray(0, 33), extra, png.subarray(33));
/** The JPEG with a comment, just behind its beginning. */
const jpegWith = (comment: string) =>
  joined(
    jpeg.subarray(0, 2),
    text("\xff\xfe"),
    Uint8Array.of(0, comment.length + 2),
    text(comment),
    jpeg.subarray(2),
  );

describe("an uploaded picture", () => {
  it.each(FORMATS)("in %s is read, with its mini-QR", async (_format, bytes) => {
    expect((await readPicture(bytes))?.miniQr).toEqual(miniQr);
  });

  it.each([
    ["a lossless WebP", () => lossless],
    ["half its size", () => sharp(png).resize(280).jpeg({ quality: 60 }).toBuffer()],
    ["three times its size", () => sharp(png).resize(1_680).jpeg().toBuffer()],
    ["a little askew", () => sharp(png).rotate(6, { background: "#777" }).jpeg().toBuffer()],
    ["on its head", () => sharp(png).rotate(180).png().toBuffer()],
    ["in 16 bits", () => sharp(png).toColourspace("rgb16").png().toBuffer()],
    ["with transparency", () => sharp(png).ensureAlpha(0.9).png().toBuffer()],
    ["in four inks", () => sharp(png).toColourspace("cmyk").jpeg().toBuffer()],
    ["as a progressive JPEG", () => sharp(png).jpeg({ progressive: true }).toBuffer()],
    [
      "lying on its side, with a note to turn it",
      () => sharp(png).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ],
    [
      "dark and blurred on a table",
      () =>
        sharp(png)
          .extend({ top: 300, bottom: 300, left: 400, right: 400, background: "#654" })
          .modulate({ brightness: 0.6 })
          .blur(1.2)
          .jpeg()
          .toBuffer(),
    ],
  ])("%s still shows its mini-QR", async (_how, make) => {
    expect((await readPicture(await make()))?.miniQr).toEqual(miniQr);
  });

  it("without a QR, or with another one, is a picture all the same", async () => {
    const blank = await sharp({ create: { width: 300, height: 300, channels: 3, background: "white" } })
      .png()
      .toBuffer();
    expect(await readPicture(blank)).toMatchObject({ miniQr: null });
  });

  it("is kept upright and anew, without anything the sender's device wrote into it", async () => {
    const photo = await sharp(png)
      .rotate(270)
      .withExif({ IFD0: { Copyright: "secret-place" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const kept = await readPicture(photo);
    const { format, width, height, orientation, exif } = await sharp(kept?.jpeg).metadata();
    expect({ format, width, height, orientation, exif }).toEqual({
      format: "jpeg",
      width: 560,
      height: 860,
      orientation: undefined,
      exif: undefined,
    });
  });

  it("taken by a phone may bring further pictures, zeros or the maker's trailer behind it", async () => {
    for (const tail of [
      jpeg,
      new Uint8Array(64),
      joined(text("Screenshot"), Uint8Array.of(0, 1, 2), text("SEFT")),
    ])
      expect(await readPicture(joined(jpeg, tail))).not.toBeNull();
  });
});

describe("no picture at all", () => {
  const archive = "PK\x03\x04rest PK\x05\x06";
  const page = "<html><script>alert(1)</script></html>";

  it.each([
    ["an empty file", new Uint8Array()],
    ["a text", text("hello")],
    ["an SVG", text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a GIF", text("GIF89a\x01\x00\x01\x00\x00\x00\x00;")],
    ["a PDF", text("%PDF-1.7\n%%EOF")],
    ["the first bytes of a PNG before an SVG", joined(png.subarray(0, 8), text("<svg/>"))],
    ["the first bytes of a JPEG", text("\xff\xd8\xff\xe0")],
    ["the first bytes of a WebP", text("RIFF\x04\x00\x00\x00WEBP")],
    ["a head without pixels", joined(png.subarray(0, 33), chunk("IEND", new Uint8Array()))],
  ])("is %s", async (_what, bytes) => {
    expect(await readPicture(bytes)).toBeNull();
  });

  it.each(FORMATS)("is a %s cut off anywhere", async (_format, bytes) => {
    for (let share = 0; share < 40; share++)
      expect(await readPicture(bytes.subarray(0, Math.floor((bytes.length * share) / 40)))).toBeNull();
    expect(await readPicture(bytes.subarray(0, -1))).toBeNull();
  });

  it("is a JPEG cut off in its middle and closed again", async () => {
    const half = jpeg.subarray(0, jpeg.length >> 1);
    expect(await readPicture(joined(half, text("\xff\xd9")))).toBeNull();
  });

  it.each(FORMATS)("is a %s with anything behind it", async (_format, bytes) => {
    for (const tail of [archive, page, "%PDF-1.7", "x"])
      expect(await readPicture(joined(bytes, text(tail)))).toBeNull();
  });

  it.each([
    ["a PNG with a page in its texts", pngWith(chunk("tEXt", text(`Comment\0${page}`)))],
    ["a PNG with an archive in its texts", pngWith(chunk("tEXt", text(`Comment\0${archive}`)))],
    ["a PNG with a chunk that nobody knows and that must be known", pngWith(chunk("EVIL", text("x")))],
    ["a JPEG with a page in its comment", jpegWith(page)],
    ["a JPEG with a program in its comment", jpegWith("<?php system($_GET[0]);")],
    ["a JPEG with a document in its comment", jpegWith("%PDF-1.4 1 0 obj")],
    ["a JPEG with a page in a phone's trailer", joined(jpeg, text(`${page}SEFT`))],
    ["a JPEG with half a picture behind it", joined(jpeg, jpeg.subarray(0, 500))],
  ])("is %s", async (_what, bytes) => {
    expect(await readPicture(bytes)).toBeNull();
  });

  it.each([
    ["PNG", pngOfSize],
    ["JPEG", jpegOfSize],
    ["WebP", webpOfSize],
  ])("is a %s that says to have more pixels than are decoded, known by its head", (_format, ofSize) => {
    expect(inspect(ofSize(8_192, 6_144))).toMatchObject({ width: 8_192, height: 6_144 });
    for (const [width, height] of [
      [8_193, 6_144],
      [16_383, 16_383],
    ] as const)
      expect(inspect(ofSize(width, height))).toBeNull();
  });

  it.each([
    [0, 10],
    [10, 0],
  ])("is one of %d by %d pixels", (width, height) => {
    expect(inspect(pngOfSize(width, height))).toBeNull();
    expect(inspect(jpegOfSize(width, height))).toBeNull();
  });

  it("is a bomb: a few bytes that say to be a whole wall", async () => {
    for (const bomb of [
      pngOfSize(0x7fffffff, 0x7fffffff),
      jpegOfSize(0xffff, 0xffff),
      webpOfSize(16_383, 16_383),
    ])
      expect(await readPicture(bomb)).toBeNull();
  });
});
