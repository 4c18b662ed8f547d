import { expect, test } from "vitest";
import type { OutgoingState } from "../conversation/conversation.ts";
import { anOutgoingText, aTextMessage, MORNING } from "../testing/panel-fixtures.ts";
import { isAnswered } from "./is-answered.ts";

const FAILED: OutgoingState = { kind: "failed", error: { kind: "unknown" } };
const question = aTextMessage("Did it arrive?");

test.each([
  ["is on its way", { kind: "sending" }, null, true],
  ["waits", { kind: "waiting", for: "connection" }, MORNING, true],
  ["failed after the question", FAILED, MORNING, true],
  ["failed before the question came", FAILED, MORNING - 1, false],
  ["failed without being sent", FAILED, null, false],
] as const)("a message that %s answers the question: %#", (_case, state, sentAfter, answered) => {
  expect(isAnswered(question, [anOutgoingText("Yes", { state, sentAfter })])).toBe(answered);
});

test("without a message nothing is answered", () => {
  expect(isAnswered(question, [])).toBe(false);
});
