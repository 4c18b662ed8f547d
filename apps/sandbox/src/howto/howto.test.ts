import { readFileSync, statSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createApp } from "../app.ts";
import { freshDatabase } from "../testing/test-database.ts";
import { testOperator } from "../testing/test-operator.ts";
import { readByteRange } from "../http/byte-range.ts";

const FILES = ["thai", "lao"].flatMap((site) =>
  ["th", "lo", "en"].flatMap((language) =>
    ["wallet", "enter-game", "check-balance", "receive-bonus", "end-bonus"].map(
      (video) => `${site}/${language}/${video}`,
    ),
  ),
);
const WALLET = "lao/lo/wallet.mp4";
const MEGABYTE = 1024 * 1024;
const { app } = createApp({
  database: await freshDatabase(null),
  operator: testOperator,
  secret: new Uint8Array(32),
});
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  app.request(`/files/howto/${path}`, { method, headers });
const wallet = readFileSync(new URL(`../../assets/howto/${WALLET}`, import.meta.url));

/** The types of an MP4's boxes, in order. */
function boxesOf(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const boxes: string[] = [];
  for (let at = 0; at + 8 <= bytes.length; at += Math.max(8, view.getUint32(at))) {
    boxes.push(String.fromCharCode(...bytes.subarray(at + 4, at + 8)));
  }
  return boxes;
}

describe("an instruction video", () => {
  it.each(FILES)("%s is an MP4 that can play while it downloads", async (path) => {
    const response = await get(`${path}.mp4`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("video/mp4");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("accept-ranges")).toBe("bytes");
    expect(response.headers.get("cache-control")).toMatch(/max-age=\d+/);
    const boxes = boxesOf(new Uint8Array(await response.arrayBuffer()));
    expect(boxes[0]).toBe("ftyp");
    expect(boxes.indexOf("moov")).toBeLessThan(boxes.indexOf("mdat"));
  });

  it.each(FILES)("%s has a WebM, captions and a poster beside it", async (path) => {
    const found = await Promise.all(
      ["webm", "vtt", "webp"].map(async (ending) => {
        const response = await get(`${path}.${ending}`);
        const bytes = Buffer.from(await response.arrayBuffer());
        return [response.headers.get("content-type"), bytes.toString("hex", 0, 4)];
      }),
    );
    expect(found).toEqual([
      ["video/webm", "1a45dfa3"],
      ["text/vtt; charset=utf-8", Buffer.from("WEBV").toString("hex")],
      ["image/webp", Buffer.from("RIFF").toString("hex")],
    ]);
  });

  it.each(FILES)("%s is as long as its captions", async (path) => {
    const video = Buffer.from(await (await get(`${path}.mp4`)).arrayBuffer());
    // The movie's header: its version and flags, two times, then units a second and its length in units.
    const header = video.indexOf("mvhd") + 4;
    const seconds = video.readUInt32BE(header + 16) / video.readUInt32BE(header + 12);
    const captions = await (await get(`${path}.vtt`)).text();
    const [, last] = /--> 00:(\d\d)\.000\n[^\n]+\n$/.exec(captions) ?? [];
    expect(seconds).toBe(Number(last));
  });

  it("takes at most a megabyte each, and 25 in all", () => {
    const sizes = FILES.flatMap((path) =>
      ["mp4", "webm", "vtt", "webp"].map(
        (ending) => statSync(new URL(`../../assets/howto/${path}.${ending}`, import.meta.url)).size,
      ),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MEGABYTE);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25 * MEGABYTE);
  });

  it.each([
    ["bytes=0-99", 0, 99],
    ["bytes=100-", 100, wallet.length - 1],
    ["bytes=-7", wallet.length - 7, wallet.length - 1],
    ["bytes=5-99999999", 5, wallet.length - 1],
  ])("is served in the part %s", async (range, first, last) => {
    const response = await get(WALLET, { Range: range });
    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toBe(`bytes ${first}-${last}/${wallet.length}`);
    expect(response.headers.get("content-length")).toBe(String(last - first + 1));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(wallet.subarray(first, last + 1));
  });

  it("has no part beyond its end", async () => {
    const response = await get(WALLET, { Range: `bytes=${wallet.length}-` });
    expect(response.status).toBe(416);
    expect(response.headers.get("content-range")).toBe(`bytes */${wallet.length}`);
    expect(await response.text()).toBe("");
  });

  it("is revalidated by its ETag, and sent whole when a part is of another version", async () => {
    const etag = (await get(WALLET)).headers.get("etag") ?? "";
    expect((await get(WALLET, { "If-None-Match": `"x", ${etag}` })).status).toBe(304);
    expect((await get(WALLET, { Range: "bytes=0-9", "If-Range": etag })).status).toBe(206);
    expect((await get(WALLET, { Range: "bytes=0-9", "If-Range": '"x"' })).status).toBe(200);
  });

  it("reports its length for a HEAD request", async () => {
    const response = await get(WALLET, {}, "HEAD");
    expect([response.status, response.headers.get("content-length"), await response.text()]).toEqual([
      200,
      String(wallet.length),
      "",
    ]);
  });

  it.each([
    "nothing.mp4",
    "thai/th/nothing.mp4",
    "thai/xx/wallet.mp4",
    "xx/th/wallet.mp4",
    "thai/th/wallet.svg",
    "thai/th/..%2Fwallet.mp4",
  ])("that does not exist (%s) is not found", async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe("a byte range", () => {
  it("is always within the file", () => {
    const number = fc.oneof(fc.nat(300), fc.nat(), fc.constant(""));
    fc.assert(
      fc.property(number, number, fc.integer({ min: 1, max: 200 }), (from, to, size) => {
        const range = readByteRange(`bytes=${from}-${to}`, size);
        if (range.kind !== "part") return;
        expect(range.first).toBeGreaterThanOrEqual(0);
        expect(range.last).toBeGreaterThanOrEqual(range.first);
        expect(range.last).toBeLessThan(size);
      }),
    );
  });

  it.each(["bytes=0-1,4-5", "items=0-1", "bytes=9-3", "bytes=-", "bytes=a-b", "", undefined])(
    "is ignored when it is %j",
    (header) => {
      expect(readByteRange(header, 100)).toEqual({ kind: "whole" });
    },
  );

  it("of zero last bytes is unsatisfiable", () => {
    expect(readByteRange("bytes=-0", 100)).toEqual({ kind: "unsatisfiable" });
  });
});
