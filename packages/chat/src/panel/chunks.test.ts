import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { textMessages } from "../testing/panel-fixtures.ts";
import { intoChunks, type MessageChunk } from "./chunks.ts";

const ids = (chunks: readonly MessageChunk[]) =>
  chunks.flatMap(({ messages }) => messages.map(({ id }) => id));

const chunkOf = (chunks: readonly MessageChunk[]) =>
  new Map(chunks.flatMap(({ key, messages }) => messages.map(({ id }) => [id, key])));

describe("messages in chunks", () => {
  test("are all there, in their order, in chunks of at most 30", () => {
    const messages = textMessages(1000);
    const chunks = intoChunks(messages, []);
    expect(ids(chunks)).toEqual(messages.map(({ id }) => id));
    expect(Math.max(...chunks.map((chunk) => chunk.messages.length))).toBe(30);
  });

  test("stay in their chunk when older and newer ones come", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ older: fc.nat({ max: 40 }), newer: fc.nat({ max: 40 }) }), { maxLength: 12 }),
        (steps) => {
          let [first, end] = [0, 5];
          let chunks = intoChunks(textMessages(end - first, undefined, first), []);
          for (const { older, newer } of steps) {
            first -= older;
            end += newer;
            const messages = textMessages(end - first, undefined, first);
            const before = chunkOf(chunks);
            chunks = intoChunks(messages, chunks);
            const after = chunkOf(chunks);
            expect(ids(chunks)).toEqual(messages.map(({ id }) => id));
            expect([...before].filter(([id, key]) => after.get(id) !== key)).toEqual([]);
          }
        },
      ),
    );
  });

  test("have a key each, however the order of messages changes", () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(textMessages(90)),
        fc.shuffledSubarray(textMessages(90)),
        (one, other) => {
          const chunks = intoChunks(other, intoChunks(one, []));
          expect(ids(chunks)).toEqual(other.map(({ id }) => id));
          expect(new Set(chunks.map(({ key }) => key)).size).toBe(chunks.length);
        },
      ),
    );
  });
});
