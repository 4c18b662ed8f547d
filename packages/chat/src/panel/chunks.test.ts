import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { textMessages } from "../testing/panel-fixtures.ts";
import { type Chunk, intoChunks } from "./chunks.ts";

type Chunks = readonly Chunk<{ readonly id: string }>[];

const ids = (chunks: Chunks) => chunks.flatMap(({ items }) => items.map(({ id }) => id));

const chunkOf = (chunks: Chunks) =>
  new Map(chunks.flatMap(({ id, items }) => items.map((item) => [item.id, id])));

describe("messages in chunks", () => {
  test("are all there, in their order, in chunks of at most 30", () => {
    const messages = textMessages(1000);
    const chunks = intoChunks(messages, [], 30);
    expect(ids(chunks)).toEqual(messages.map(({ id }) => id));
    expect(Math.max(...chunks.map(({ items }) => items.length))).toBe(30);
  });

  test("stay in their chunk when older and newer ones come", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ older: fc.nat({ max: 40 }), newer: fc.nat({ max: 40 }) }), { maxLength: 12 }),
        (steps) => {
          let [first, end] = [0, 5];
          let chunks = intoChunks(textMessages(end - first, undefined, first), [], 30);
          for (const { older, newer } of steps) {
            first -= older;
            end += newer;
            const messages = textMessages(end - first, undefined, first);
            const before = chunkOf(chunks);
            chunks = intoChunks(messages, chunks, 30);
            const after = chunkOf(chunks);
            expect(ids(chunks)).toEqual(messages.map(({ id }) => id));
            expect([...before].filter(([id, chunk]) => after.get(id) !== chunk)).toEqual([]);
          }
        },
      ),
    );
  });

  test("fill the first chunk before they begin new ones when they come page by page before it", () => {
    let chunks = intoChunks(textMessages(10, undefined, 90), [], 30);
    for (const first of [80, 70, 60, 50, 40, 30, 20, 10, 0]) {
      chunks = intoChunks(textMessages(100 - first, undefined, first), chunks, 30);
    }
    expect(chunks.map(({ items }) => items.length)).toEqual([10, 30, 30, 30]);
  });

  test("have a key each, however the order of messages changes", () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(textMessages(90)),
        fc.shuffledSubarray(textMessages(90)),
        (one, other) => {
          const chunks = intoChunks(other, intoChunks(one, [], 30), 30);
          expect(ids(chunks)).toEqual(other.map(({ id }) => id));
          expect(new Set(chunks.map(({ id }) => id)).size).toBe(chunks.length);
        },
      ),
    );
  });
});
