import type { ChatConversation } from "@member-wallet/api";
import { expect, test, vi } from "vitest";
import { createReceive } from "./receive.ts";
import { createTimeline } from "./timeline.ts";

function aStored(over: Partial<ChatConversation> = {}): ChatConversation {
  return {
    sender: "customer",
    message: { message_type: "text", payload: "hello" },
    createdAt: "2026-01-05T00:00:00.000Z",
    clientId: "client-1",
    ...over,
  };
}

/** Takes in messages beside an outbox that finds `found` for each. */
function aReceive(found: string | null) {
  const find = vi.fn<(conversation: ChatConversation, mayDropIds: boolean) => string | null>(() => found);
  const outbox = { find, confirm: vi.fn<() => void>(), preview: () => undefined, releasePreview: () => {} };
  return { receive: createReceive(createTimeline(), outbox, { observe: () => {} }), ...outbox };
}

test.each([null, "client-1"])("a message is new once, with %j as its unsent one", (found) => {
  const { receive } = aReceive(found);
  expect(receive(aStored(), "event")).toBe(true);
  expect(receive(aStored(), "history")).toBe(false);
});

test("a message without an id may be an own one only until the server has sent an id back", () => {
  const { receive, find } = aReceive(null);
  // The answer has the id that was just sent: it does not tell whether the server keeps it.
  receive(aStored({ clientId: "client-0", createdAt: "2026-01-04T00:00:00.000Z" }), "answer");
  receive(aStored({ clientId: null, createdAt: "2026-01-05T01:00:00.000Z" }), "event");
  receive(aStored({ createdAt: "2026-01-05T02:00:00.000Z" }), "history");
  receive(aStored({ clientId: null, createdAt: "2026-01-05T03:00:00.000Z" }), "event");
  expect(find.mock.calls.map(([, mayDropIds]) => mayDropIds)).toEqual([true, true, false, false]);
});
