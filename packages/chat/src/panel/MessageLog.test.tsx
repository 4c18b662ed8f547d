import type { ChatMessage } from "@member-wallet/api";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { preferMotion } from "@member-wallet/ui/testing";
import { aTextMessage, anOutgoingText, textMessages } from "../testing/panel-fixtures.ts";
import { belowSight, betweenFrames, log, openPanel } from "../testing/panel-driver.tsx";

/** What is read out: the live region of the log follows that of the connection. */
const spoken = () => page.getByRole("status").last().element().textContent;

// The panel's opening gives its rows the time to take their heights.
beforeEach(() => preferMotion("no-preference"));

const hint = () => page.getByRole("button", { name: "New messages" });

/** Scrolls up by px from the end, and waits until the log knows. */
async function scrollUp(px: number) {
  const element = log().element();
  await expect.poll(belowSight).toBe(0);
  await betweenFrames();
  element.scrollTo({ top: element.scrollHeight - element.clientHeight - px, behavior: "instant" });
  await expect.poll(belowSight).toBe(px);
  await betweenFrames();
  await betweenFrames();
}

/** How far below the log's upper edge a text stands, in px: the panel itself still moves while it opens. */
function top(text: string): number {
  const [row, edge] = [page.getByText(text, { exact: true }), log()].map((part) =>
    part.element().getBoundingClientRect(),
  );
  return row && edge ? row.top - edge.top : Number.NaN;
}

test("it opens at the newest message, each day under its date", async () => {
  await openPanel({
    messages: [
      aTextMessage("Yesterday's", { createdAt: Date.UTC(2026, 2, 1, 16, 59) }),
      aTextMessage("Today's", { createdAt: Date.UTC(2026, 2, 1, 17, 1) }),
      ...textMessages(30),
    ],
  });
  await expect.element(page.getByText("Message 29")).toBeInViewport();
  expect(belowSight()).toBe(0);
  expect(
    log()
      .getByText(/^\w{3}, \d\d \w{3} \d{4}$/)
      .elements()
      .map((date) => date.textContent),
  ).toEqual(["Sun, 01 Mar 2026", "Mon, 02 Mar 2026"]);
});

test("at the end, it follows new messages without a hint; at most 60 px away too", async () => {
  const messages = textMessages(40);
  const { conversation } = await openPanel({ messages });
  await scrollUp(60);
  conversation.set({
    messages: [...messages, aTextMessage("Newest", { createdAt: messages[39]?.createdAt ?? 0 })],
  });
  await expect.element(page.getByText("Newest", { exact: true })).toBeInViewport();
  await expect.poll(belowSight).toBe(0);
  expect(hint().query()).toBeNull();
});

test("beyond 60 px from the end nothing moves, and a hint leads to the new message", async () => {
  const messages = textMessages(40);
  const { conversation } = await openPanel({ messages });
  await scrollUp(61);
  const before = top("Message 35");
  conversation.set({
    messages: [...messages, aTextMessage("Newest", { createdAt: messages[39]?.createdAt ?? 0 })],
  });
  await expect.element(hint()).toBeVisible();
  expect(top("Message 35")).toBeCloseTo(before, 0);
  await hint().click();
  await expect.poll(belowSight).toBe(0);
  await expect.element(hint()).not.toBeInTheDocument();
  await expect.element(log()).toHaveFocus();
});

test("scrolling to the end by hand takes the hint away", async () => {
  const messages = textMessages(40);
  const { conversation } = await openPanel({ messages });
  await scrollUp(500);
  conversation.set({ messages: [...messages, aTextMessage("Newest")] });
  await expect.element(hint()).toBeVisible();
  log().element().scrollTo({ top: 1e6, behavior: "instant" });
  await expect.element(hint()).not.toBeInTheDocument();
});

test("stays at the end when a keyboard comes up just after it has scrolled there", async () => {
  await openPanel({ messages: textMessages(40) });
  await expect.poll(belowSight).toBe(0);
  const element = log().element();
  if (!(element instanceof HTMLElement)) throw new Error("The log is no element of HTML");
  // The browser tells of a scroll a frame later.
  element.style.maxBlockSize = "200px";
  element.dispatchEvent(new Event("scroll"));
  await expect.poll(() => element.clientHeight).toBe(200);
  await expect.poll(belowSight).toBe(0);
});

test("what the customer sends is in sight, wherever they were", async () => {
  const { conversation } = await openPanel({ messages: textMessages(40) });
  await scrollUp(700);
  conversation.set({ outgoing: [anOutgoingText("My answer")] });
  await expect.element(page.getByText("My answer")).toBeInViewport();
  await expect.poll(belowSight).toBe(0);
});

test("a message that leaves the outbox moves nothing, although an earlier failed one is then the last", async () => {
  const messages = textMessages(40);
  const failed = anOutgoingText("Failed", { state: { kind: "failed", error: { kind: "unknown" } } });
  const { conversation } = await openPanel({ messages, outgoing: [failed] });
  conversation.set({ outgoing: [failed, anOutgoingText("My answer")] });
  await expect.element(page.getByText("My answer")).toBeInViewport();
  await scrollUp(700);
  const before = top("Message 30");
  conversation.set({
    messages: [...messages, aTextMessage("Confirmed", { sender: "customer" })],
    outgoing: [failed],
  });
  await expect.element(page.getByText("Confirmed")).toBeInTheDocument();
  expect(top("Message 30")).toBeCloseTo(before, 0);
});

test("quick replies are offered below a message that failed before, and gone once an answer is on its way or failed", async () => {
  const answer = { type: "message", title: "Yes", payload: "" };
  const content: ChatMessage = {
    message_type: "quick_replies",
    payload: { message: "Did it arrive?", buttons: [answer] },
  };
  const failed = anOutgoingText("Failed", { state: { kind: "failed", error: { kind: "unknown" } } });
  const question = aTextMessage("question", { content });
  const { conversation } = await openPanel({ messages: [question], outgoing: [failed] });
  const yes = page.getByRole("button", { name: "Yes" });
  await yes.click();
  expect(conversation.calls).toEqual([["pressButton", answer]]);
  conversation.set({ outgoing: [failed, anOutgoingText("My answer")] });
  await expect.element(yes).not.toBeInTheDocument();
  const mine = { ...failed, id: "mine", sentAfter: question.createdAt };
  conversation.set({ outgoing: [mine] });
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(yes.query()).toBeNull();
});

test("older messages load at the upper edge, and not a pixel in sight moves when they come", async () => {
  const messages = textMessages(40, undefined, 100);
  const { conversation } = await openPanel({ messages, older: "available" });
  await expect.poll(belowSight).toBe(0);
  expect(conversation.calls).toEqual([]);
  for (const from of [90, 80, 70]) {
    log().element().scrollTo({ top: 0, behavior: "instant" });
    const calls = conversation.calls.length;
    await expect.poll(() => conversation.calls.length).toBeGreaterThan(calls);
    expect(conversation.calls.at(-1)?.[0]).toBe("loadOlder");
    conversation.set({ older: "loading" });
    await expect
      .element(page.getByRole("button", { name: "Show earlier messages" }))
      .toHaveAttribute("aria-busy");
    const before = top(`Message ${from + 10}`);
    conversation.set({ messages: textMessages(140 - from, undefined, from), older: "available" });
    await expect.element(page.getByText(`Message ${from}`, { exact: true })).toBeInTheDocument();
    expect(Math.abs(top(`Message ${from + 10}`) - before)).toBeLessThan(1);
    await betweenFrames();
    await betweenFrames();
    expect(Math.abs(top(`Message ${from + 10}`) - before)).toBeLessThan(1);
  }
});

test("not a pixel moves either when older messages come before the browser tells of the scroll to them", async () => {
  const { conversation } = await openPanel({ messages: textMessages(40, undefined, 100) });
  await expect.poll(belowSight).toBe(0);
  await betweenFrames();
  log().element().scrollTo({ top: 0, behavior: "instant" });
  const before = top("Message 100");
  conversation.set({ messages: textMessages(50, undefined, 90) });
  await expect.element(page.getByText("Message 90", { exact: true })).toBeInTheDocument();
  expect(Math.abs(top("Message 100") - before)).toBeLessThan(1);
  await betweenFrames();
  await betweenFrames();
  expect(Math.abs(top("Message 100") - before)).toBeLessThan(1);
});

test("older messages load by the keyboard, and again after a failure", async () => {
  const { conversation } = await openPanel({ messages: textMessages(40), older: "failed" });
  await expect.poll(belowSight).toBe(0);
  const again = page.getByRole("button", { name: "Try again" });
  again.element().focus({ preventScroll: true });
  await userEvent.keyboard("{Enter}");
  expect(conversation.calls.map(([call]) => call)).toEqual(["loadOlder"]);
});

test("only messages of support that arrive are read out: neither history, nor older ones, nor one's own", async () => {
  const messages = textMessages(5, undefined, 10);
  const { conversation } = await openPanel({ history: "loading" });
  conversation.set({ history: "ready", messages });
  await expect.element(page.getByText("Message 14")).toBeVisible();
  const [own, reply] = [aTextMessage("My own", { sender: "customer" }), aTextMessage("We look into it")];
  conversation.set({ messages: [...textMessages(10), ...messages, own, reply] });
  await expect.poll(spoken).toBe("Support: We look into it");
  expect(log().element().ariaLive).toBe("off");
});

test("the first message of a fresh chat is read out, and so is the same text again", async () => {
  const { conversation } = await openPanel();
  const first = aTextMessage("ok", { id: "m1" });
  conversation.set({ messages: [first] });
  await expect.poll(spoken).toBe("Support: ok");
  const read = page.getByRole("status").last().element().firstChild;
  conversation.set({ messages: [first, aTextMessage("ok", { id: "m2" })] });
  // A live region is read out again only where something in it is new.
  await expect.poll(() => read?.isConnected).toBe(false);
  expect(spoken()).toBe("Support: ok");
});

test("a message with blank words is read out as one without any", async () => {
  const { conversation } = await openPanel();
  conversation.set({ messages: [aTextMessage(" ")] });
  await expect.poll(spoken).toBe("New message from support");
});

test("a row stays the same element when older and newer messages come", async () => {
  const messages = textMessages(40, undefined, 20);
  const { conversation } = await openPanel({ messages });
  const row = page.getByText("Message 40", { exact: true }).element();
  conversation.set({ messages: textMessages(80) });
  await expect.element(page.getByText("Message 79", { exact: true })).toBeVisible();
  expect(page.getByText("Message 40", { exact: true }).element()).toBe(row);
});

test.each([
  ["cannot start", { connection: "failed" }, "Cannot start chatting"],
  ["cannot start any more", { connection: "failed", messages: textMessages(3) }, "Cannot start chatting"],
  ["has no history", { history: "failed" }, "The messages could not be loaded."],
] as const)("a conversation that %s says so and is tried again", async (_case, state, text) => {
  const { conversation } = await openPanel(state);
  await expect.element(page.getByRole("alert").filter({ hasText: text })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  expect(conversation.calls.map(([call]) => call)).toEqual(["reload"]);
});

test("a fresh chat greets, a lost line is named quietly, and messages stay", async () => {
  const { conversation } = await openPanel();
  await expect.element(page.getByText("Hello, how can we help?")).toBeVisible();
  conversation.set({ connection: "reconnecting", messages: textMessages(2) });
  await expect.element(page.getByText("Connecting again")).toBeVisible();
  await expect.element(page.getByText("Message 1")).toBeVisible();
  expect(page.getByText("Hello, how can we help?").query()).toBeNull();
});

const divider = () => page.getByText("Unread messages");

test("it opens at the divider above what is unread, which stays once that is read and goes when the customer writes", async () => {
  const messages = textMessages(60);
  const { conversation } = await openPanel({ messages, unread: 20 });
  await expect.element(divider()).toBeInViewport();
  await expect.poll(() => Math.round(top("Unread messages"))).toBeLessThan(30);
  expect(divider().element().nextElementSibling?.textContent).toContain("Message 31");
  await expect.element(page.getByRole("button", { name: "Go to the latest message" })).toBeVisible();
  conversation.set({ unread: 0, connection: "reconnecting" });
  await expect.element(page.getByText("Connecting again")).toBeVisible();
  const newest = aTextMessage("Newest", { createdAt: messages[59]?.createdAt ?? 0 });
  conversation.set({ messages: [...messages, newest], unread: 1 });
  await expect.element(hint()).toBeVisible();
  expect(divider().element().nextElementSibling?.textContent).toContain("Message 31");
  conversation.set({ outgoing: [anOutgoingText("My answer")] });
  await expect.element(divider()).not.toBeInTheDocument();
  await expect.poll(belowSight).toBe(0);
});

test("with few unread messages it opens at the end and follows it; messages that come while it is open have no divider", async () => {
  const messages = textMessages(40);
  const { conversation } = await openPanel({ messages });
  await expect.poll(belowSight).toBe(0);
  const newest = aTextMessage("Newest", { createdAt: messages[39]?.createdAt ?? 0 });
  conversation.set({ messages: [...messages, newest], unread: 1 });
  await expect.element(page.getByText("Newest", { exact: true })).toBeInViewport();
  expect(divider().query()).toBeNull();
});

test("older pages that the count goes on over move the divider up", async () => {
  const { conversation } = await openPanel({ messages: textMessages(9, undefined, 100), unread: 6 });
  await expect.element(divider()).toBeInViewport();
  conversation.set({ messages: textMessages(60, undefined, 49), unread: 40 });
  await expect.poll(() => divider().element().nextElementSibling?.textContent).toContain("Message 49");
  await expect.element(divider()).toBeInViewport();
});
