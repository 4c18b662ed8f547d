import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { inspect } from "../../slip/upload/inspect.ts";
import { videoType } from "./video-type.ts";

const mp4 = new Uint8Array(
  readFileSync(new URL("../../../assets/howto/thai/th/receive-bonus.mp4", import.meta.url)),
);
const create = { width: 30, height: 20, channels: 3 as const, background: "red" };
const gif = new Uint8Array(await sharp({ create }).gif().toBuffer());

const isGif = async (bytes: Uint8Array) => (await inspect(bytes, ["gif"])) !== null;
const isVideo = async (bytes: Uint8Array) => videoType(bytes) !== null;

describe.each([
  ["a GIF", gif, isGif],
  ["an MP4", mp4, isVideo],
])("%s", (_what, bytes, isValid) => {
  it("is recognised whole, and by no beginning of it", async () => {
    expect(await isValid(bytes)).toBe(true);
    const cut = fc.integer({ min: 0, max: bytes.length - 1 });
    await fc.assert(
      fc.asyncProperty(cut, async (end) => {
        expect(await isValid(bytes.subarray(0, end))).toBe(false);
      }),
    );
  });

  it("is not recognised with anything behind it", async () => {
    const tail = fc.uint8Array({ minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(tail, async (more) => {
        expect(await isValid(new Uint8Array([...bytes, ...more]))).toBe(false);
      }),
    );
  });

  it("may contain any bytes without failing its check", async () => {
    const changes = fc.array(fc.tuple(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 255 })), {
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(changes, async (all) => {
        const changed = bytes.slice();
        for (const [at, byte] of all) changed[at] = byte;
        expect(typeof (await isValid(changed))).toBe("boolean");
      }),
    );
  });
});

describe("any bytes", () => {
  it("are no picture and no video", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        expect([await isGif(bytes), await isVideo(bytes)]).toEqual([false, false]);
      }),
    );
  });
});
