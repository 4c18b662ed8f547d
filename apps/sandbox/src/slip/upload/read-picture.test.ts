import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { miniQr, png, jpeg, lossless, FORMATS, text, joined } from "../../testing/pictures.ts";
import { readPicture } from "./read-picture.ts";

describe("an uploaded picture", () => {
  it.each(FORMATS)("in %s is read with its mini-QR", async (_format, bytes) => {
    expect((await readPicture(bytes))?.miniQr).toEqual(miniQr);
  });

  it.each([
    ["a lossless WebP", () => lossless],
    ["half its size", () => sharp(png).resize(280).jpeg({ quality: 60 }).toBuffer()],
    ["three times its size", () => sharp(png).resize(1_680).jpeg().toBuffer()],
    ["a little askew", () => sharp(png).rotate(6, { background: "#777" }).jpeg().toBuffer()],
    ["upside down", () => sharp(png).rotate(180).png().toBuffer()],
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
  ])("%s still has a readable mini-QR", async (_how, make) => {
    expect((await readPicture(await make()))?.miniQr).toEqual(miniQr);
  });

  it("without a mini-QR is accepted", async () => {
    const blank = await sharp({ create: { width: 300, height: 300, channels: 3, background: "white" } })
      .png()
      .toBuffer();
    expect(await readPicture(blank)).toMatchObject({ miniQr: null });
  });

  it("is stored upright and re-encoded, without metadata", async () => {
    const photo = await sharp(png)
      .rotate(270)
      .withExif({ IFD0: { Copyright: "secret-place" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const stored = await readPicture(photo);
    const { format, width, height, orientation, exif } = await sharp(stored?.jpeg).metadata();
    expect({ format, width, height, orientation, exif }).toEqual({
      format: "jpeg",
      width: 560,
      height: 860,
      orientation: undefined,
      exif: undefined,
    });
  });

  it("of a phone may have further pictures, zeros or the maker's trailer appended", async () => {
    for (const tail of [
      jpeg,
      new Uint8Array(64),
      joined(text("Screenshot"), Uint8Array.of(0, 1, 2), text("SEFT")),
    ])
      expect(await readPicture(joined(jpeg, tail))).not.toBeNull();
  });
});
