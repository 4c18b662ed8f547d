import { hidesContent } from "../../slip/upload/inspect.ts";

const MP4_BRANDS = /^(?:iso[m2-9]|mp4[12]|avc1|M4V |MSNV|3gp[4-7]|dash)$/;
const QUICKTIME_BRAND = "qt  ";
/** Films of phones have some hundreds; millions of them would take seconds and gigabytes. */
const MAX_BOXES = 10_000;
/** In the list of brands, which has some ten bytes. */
const MAX_BRAND_BYTES = 1_024;
const BOX_NAME = /^[\w \u00a9-]{4}$/;

interface Film {
  file: Buffer;
  /** How many further boxes are read. */
  boxesLeft: number;
}

/** A part of an MP4 or QuickTime file; `start` and `end` enclose its content. */
interface Box {
  name: string;
  start: number;
  end: number;
}

/**
 * The media type of a video, by its boxes: an MP4 or QuickTime file, complete to its last byte, with a video track and
 * without hidden documents beside the pictures. Null for anything else.
 */
export function videoType(bytes: Uint8Array): "video/mp4" | "video/quicktime" | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const film: Film = { file, boxesLeft: MAX_BOXES };
  const boxes = boxesIn(film, 0, bytes.length);
  const first = boxes?.[0];
  const movie = boxes?.find(({ name }) => name === "moov");
  if (!boxes || first?.name !== "ftyp" || movie === undefined) return null;
  if (!boxes.some(({ name }) => name === "mdat") || !hasVideoTrack(film, movie)) return null;
  const others = boxes.filter(({ name }) => name !== "mdat");
  if (others.some(({ start, end }) => hidesContent(file.subarray(start, end)))) return null;
  return typeOf(brandsIn(file, first));
}

function typeOf(brands: readonly string[]): "video/mp4" | "video/quicktime" | null {
  if (brands[0] === QUICKTIME_BRAND) return "video/quicktime";
  return brands.some((brand) => MP4_BRANDS.test(brand)) ? "video/mp4" : null;
}

/** The main brand and the compatible ones, between which a version number stands. */
function brandsIn(file: Buffer, { start, end }: Box): string[] {
  const brands: string[] = [];
  for (let at = start; at + 4 <= Math.min(end, start + MAX_BRAND_BYTES); at += 4)
    if (at !== start + 4) brands.push(fourLetters(file, at));
  return brands;
}

function hasVideoTrack(film: Film, movie: Box): boolean {
  const inside = (parents: readonly Box[], name: string) =>
    parents.flatMap(({ start, end }) => boxesIn(film, start, end) ?? []).filter((box) => box.name === name);
  const handlers = inside(inside(inside([movie], "trak"), "mdia"), "hdlr");
  return handlers.some(({ start, end }) => start + 12 <= end && fourLetters(film.file, start + 8) === "vide");
}

/** The boxes between two offsets, which they must fill exactly; null when they do not, or are too many. */
function boxesIn(film: Film, from: number, to: number): Box[] | null {
  const { file } = film;
  const boxes: Box[] = [];
  for (let at = from; at < to;) {
    // QuickTime may end a list of boxes with a zero of 32 bits.
    if (to - at === 4 && from > 0 && file.readUInt32BE(at) === 0) return boxes;
    if (to - at < 8 || film.boxesLeft === 0) return null;
    film.boxesLeft -= 1;
    const name = fourLetters(file, at + 4);
    const size = sizeOfBox(file, at, to);
    if (size === null || !BOX_NAME.test(name)) return null;
    boxes.push({ name, start: at + size.head, end: at + size.whole });
    at += size.whole;
  }
  return boxes;
}

/** The length of a box and of its head; null for one that does not end before `to`. */
function sizeOfBox(file: Buffer, at: number, to: number): { head: number; whole: number } | null {
  const short = file.readUInt32BE(at);
  if (short === 1 && to - at < 16) return null;
  const size =
    short === 1
      ? { head: 16, whole: Number(file.readBigUInt64BE(at + 8)) }
      : { head: 8, whole: short === 0 ? to - at : short };
  return size.whole < size.head || at + size.whole > to ? null : size;
}

function fourLetters(file: Buffer, at: number): string {
  return file.toString("latin1", at, at + 4);
}
