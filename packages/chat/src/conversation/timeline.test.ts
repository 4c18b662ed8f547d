import type { ChatConversation } from "@member-wallet/api";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createTimeline, type Source } from "./timeline.ts";

const START = Date.parse("2026-01-05T00:00:00.000Z");

function aStored(minute: number, over: Partial<ChatConversation> = {}): ChatConversation {
  return {
    sender: minute % 2 === 0 ? "customer" : "other",
    message: { message_type: "text", payload: `text ${minute}` },
    createdAt: new Date(START + minute * 60_000).toISOString(),
    clientId: minute % 2 === 0 ? `client-${minute}` : null,
    ...over,
  };
}

const atOneTime = (text: string) =>
  aStored(1, { sender: "other", message: { message_type: "text", payload: text } });

const withPayload = (payload: unknown) => aStored(1, { message: { message_type: "unknown", payload } });

const texts = (timeline: ReturnType<typeof createTimeline>) =>
  timeline.messages().map(({ content }) => content.payload);

/** A message, told of with or without its client id, by any source. */
const telling = fc.record({
  minute: fc.nat(20),
  withId: fc.boolean(),
  source: fc.constantFrom<Source>("event", "answer", "history", "older-history"),
});

describe("a timeline", () => {
  test("holds each message once and in the server's order, however often and in whatever order it is told", () => {
    fc.assert(
      fc.property(fc.array(telling, { maxLength: 60 }), (told) => {
        const timeline = createTimeline();
        for (const { minute, withId, source } of told)
          timeline.add(aStored(minute, withId ? {} : { clientId: null }), source);
        const minutes = [...new Set(told.map(({ minute }) => minute))].toSorted((a, b) => a - b);
        expect(texts(timeline)).toEqual(minutes.map((minute) => `text ${minute}`));
        expect(new Set(timeline.messages().map(({ id }) => id)).size).toBe(minutes.length);
      }),
    );
  });

  test("keeps unchanged messages, and itself while nothing changes", () => {
    const timeline = createTimeline();
    for (const minute of [1, 2, 3]) timeline.add(aStored(minute), "event");
    const before = timeline.messages();
    timeline.add(aStored(2), "history");
    expect(timeline.messages()).toBe(before);
    timeline.add(aStored(4), "event");
    const after = timeline.messages();
    expect(after).toHaveLength(4);
    before.forEach((message, index) => expect(after[index]).toBe(message));
  });

  test("keeps the order in which messages of the same time are stored", () => {
    const timeline = createTimeline();
    for (const text of ["c", "d"]) timeline.add(atOneTime(text), "history");
    for (const text of ["b", "a"]) timeline.add(atOneTime(text), "older-history");
    for (const text of ["e", "f"]) timeline.add(atOneTime(text), "event");
    expect(texts(timeline)).toEqual(["a", "b", "c", "d", "e", "f"]);
  });

  test("tells equal texts apart by client id, and by time", () => {
    const timeline = createTimeline();
    const hello = { message_type: "text", payload: "hello" } as const;
    timeline.add(aStored(2, { message: hello, clientId: "one" }), "event");
    timeline.add(aStored(2, { message: hello, clientId: "two" }), "event");
    timeline.add(aStored(3, { message: hello }), "event");
    expect(texts(timeline)).toEqual(["hello", "hello", "hello"]);
  });

  test("knows a payload again whose keys come in another order", () => {
    const timeline = createTimeline();
    timeline.add(withPayload({ a: 1, b: [{ c: 2, d: 3 }] }), "event");
    expect(timeline.add(withPayload({ b: [{ d: 3, c: 2 }], a: 1 }), "history")).toBe(false);
  });

  test("moves a message to the time that the history gives it", () => {
    const timeline = createTimeline();
    timeline.add(aStored(2, { createdAt: "2030-01-01T00:00:00.000Z" }), "event");
    timeline.add(aStored(3), "event");
    expect(texts(timeline)).toEqual(["text 3", "text 2"]);
    timeline.add(aStored(2), "history");
    expect(texts(timeline)).toEqual(["text 2", "text 3"]);
  });
});
