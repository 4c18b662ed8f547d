import { describe, expect, it } from "vitest";
import {
  png,
  jpeg,
  FORMATS,
  text,
  joined,
  chunk,
  pngOfSize,
  jpegOfSize,
  webpOfSize,
  pngWith,
  jpegWith,
} from "../../testing/pictures.ts";
import { inspect } from "./inspect.ts";
import { readPicture } from "./read-picture.ts";

describe("a file is refused", () => {
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
  ])("when it is %s", async (_what, bytes) => {
    expect(await readPicture(bytes)).toBeNull();
  });

  it.each(FORMATS)("when it is a %s truncated anywhere", async (_format, bytes) => {
    for (let share = 0; share < 40; share++)
      expect(await readPicture(bytes.subarray(0, Math.floor((bytes.length * share) / 40)))).toBeNull();
    expect(await readPicture(bytes.subarray(0, -1))).toBeNull();
  });

  it("when it is a JPEG truncated in its middle and closed again", async () => {
    const half = jpeg.subarray(0, jpeg.length >> 1);
    expect(await readPicture(joined(half, text("\xff\xd9")))).toBeNull();
  });

  it.each(FORMATS)("when it is a %s with appended data", async (_format, bytes) => {
    for (const tail of [archive, page, "%PDF-1.7", "x"])
      expect(await readPicture(joined(bytes, text(tail)))).toBeNull();
  });

  it.each([
    ["a PNG with a page in its texts", pngWith(chunk("tEXt", text(`Comment\0${page}`)))],
    ["a PNG with an archive in its texts", pngWith(chunk("tEXt", text(`Comment\0${archive}`)))],
    ["a PNG with an unknown critical chunk", pngWith(chunk("EVIL", text("x")))],
    ["a JPEG with a page in its comment", jpegWith(page)],
    ["a JPEG with a program in its comment", jpegWith("<?php system($_GET[0]);")],
    ["a JPEG with a document in its comment", jpegWith("%PDF-1.4 1 0 obj")],
    ["a JPEG with a page in a phone's trailer", joined(jpeg, text(`${page}SEFT`))],
    ["a JPEG with half a picture behind it", joined(jpeg, jpeg.subarray(0, 500))],
  ])("when it is %s", async (_what, bytes) => {
    expect(await readPicture(bytes)).toBeNull();
  });

  it.each([
    ["PNG", pngOfSize],
    ["JPEG", jpegOfSize],
    ["WebP", webpOfSize],
  ])("when it is a %s whose header claims too many pixels", async (_format, ofSize) => {
    expect(await inspect(ofSize(8_192, 6_144))).toMatchObject({ width: 8_192, height: 6_144 });
    for (const [width, height] of [
      [8_193, 6_144],
      [16_383, 16_383],
    ] as const)
      expect(await inspect(ofSize(width, height))).toBeNull();
  });

  it.each([
    [0, 10],
    [10, 0],
  ])("when it has %d by %d pixels", async (width, height) => {
    expect(await inspect(pngOfSize(width, height))).toBeNull();
    expect(await inspect(jpegOfSize(width, height))).toBeNull();
  });

  it("when it is a decompression bomb", async () => {
    for (const bomb of [
      pngOfSize(0x7fffffff, 0x7fffffff),
      jpegOfSize(0xffff, 0xffff),
      webpOfSize(16_383, 16_383),
    ])
      expect(await readPicture(bomb)).toBeNull();
  });
});
