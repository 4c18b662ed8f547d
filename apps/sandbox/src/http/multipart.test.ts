import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BrokenFormError, readParts } from "./multipart.ts";

/** The parts of a body that arrives in chunks of these sizes, in turn. */
async function partsOf(bytes: Uint8Array, contentType: string, sizes: readonly number[]) {
  async function* chunks() {
    for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
      const size = sizes[turn % sizes.length] ?? 1;
      yield bytes.slice(at, at + size);
      at += size;
    }
  }
  const parts = [];
  for await (const { name, fileName, content } of readParts(chunks(), contentType)) {
    const pieces = [];
    for await (const piece of content) pieces.push(piece);
    parts.push({ name, fileName, bytes: Buffer.concat(pieces) });
  }
  return parts;
}

/** Bytes among which beginnings of a boundary are frequent. */
const content = fc
  .array(fc.constantFrom("\r", "\n", "\r\n", "--", "\r\n--", "\r\n------form", "x", "\0", "ÿ"), {
    maxLength: 20,
  })
  .map((pieces) => Buffer.from(pieces.join(""), "latin1"));
const name = fc.string({
  unit: fc.constantFrom("a", '"', ";", " ", "=", "ก", "\\", "/"),
  minLength: 1,
  maxLength: 8,
});
const form = fc.array(fc.record({ name, fileName: fc.option(name), bytes: content }), { maxLength: 5 });
const sizes = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 5 });

async function encoded(parts: readonly { name: string; fileName: string | null; bytes: Uint8Array }[]) {
  const data = new FormData();
  for (const part of parts)
    if (part.fileName === null)
      data.append(
        part.name,
        Buffer.from(part.bytes)
          .toString("latin1")
          .replaceAll(/[\r\n]+/g, " "),
      );
    else data.append(part.name, new File([new Uint8Array(part.bytes)], part.fileName));
  const response = new Response(data);
  const bytes = new Uint8Array(await response.clone().arrayBuffer());
  return { data, bytes, contentType: response.headers.get("Content-Type") ?? "" };
}

describe("a multipart form", () => {
  it("has the parts that it was made of, in whatever chunks it arrives", async () => {
    await fc.assert(
      fc.asyncProperty(form, sizes, async (parts, chunks) => {
        const { data, bytes, contentType } = await encoded(parts);
        const expected = [...data].map(async ([field, value]) =>
          typeof value === "string"
            ? { name: field, fileName: null, bytes: Buffer.from(value) }
            : { name: field, fileName: value.name, bytes: Buffer.from(await value.arrayBuffer()) },
        );
        expect(await partsOf(bytes, contentType, chunks)).toEqual(await Promise.all(expected));
      }),
    );
  });

  it("is broken when anything of its end is missing", async () => {
    const { bytes, contentType } = await encoded([
      { name: "guestId", fileName: null, bytes: Buffer.from("1") },
      { name: "file", fileName: "a.png", bytes: Buffer.from("bytes") },
    ]);
    // The end of the last line may be missing.
    const cut = fc.integer({ min: 0, max: bytes.length - 3 });
    await fc.assert(
      fc.asyncProperty(cut, sizes, async (end, chunks) => {
        await expect(partsOf(bytes.subarray(0, end), contentType, chunks)).rejects.toThrow(BrokenFormError);
      }),
    );
  });

  it.each([
    ["without a boundary", "--x\r\n", "multipart/form-data"],
    [
      "with a part without a name",
      "--x\r\nContent-Type: text/plain\r\n\r\n1\r\n--x--",
      "multipart/form-data; boundary=x",
    ],
    ["with an endless head", `--x\r\nA: ${"a".repeat(20_000)}`, "multipart/form-data; boundary=x"],
  ])("is broken %s", async (_what, body, contentType) => {
    await expect(partsOf(Buffer.from(body), contentType, [1_000])).rejects.toThrow(BrokenFormError);
  });
});
