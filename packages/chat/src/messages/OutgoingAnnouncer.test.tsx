import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPanel } from "../testing/panel-driver.tsx";
import { anOutgoingText } from "../testing/panel-fixtures.ts";

const WAITING = { kind: "waiting", for: "connection" } as const;
const FAILED = { kind: "failed", error: { kind: "refused", message: null, status: 413 } } as const;

/** What is read out of the customer's own messages: between the connection and what support writes. */
const region = () => page.getByRole("status").nth(1).element();

test("a message that begins to wait or fails is read out, those from before are not", async () => {
  const old = anOutgoingText("Old", { id: "o1", state: FAILED });
  const { conversation } = await openPanel({ outgoing: [old] });
  expect(region().textContent).toBe("");
  const first = anOutgoingText("First", { id: "o2" });
  conversation.set({ outgoing: [old, { ...first, state: WAITING }] });
  const waiting = "Waiting for the connection. It will be sent automatically.";
  await expect.poll(() => region().textContent).toBe(waiting);
  const read = region().firstChild;
  const second = anOutgoingText("Second", { id: "o3", state: WAITING });
  conversation.set({ outgoing: [old, { ...first, state: WAITING }, second] });
  await expect.poll(() => read?.isConnected).toBe(false);
  expect(region().textContent).toBe(waiting);
  conversation.set({ outgoing: [old, { ...first, state: FAILED }] });
  await expect.poll(() => region().textContent).toBe("Not sent");
  conversation.set({ outgoing: [old] });
  await expect.poll(() => region().textContent).toBe("");
});
