import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { resizePage } from "@member-wallet/ui/testing";
import type { ConversationState, OutgoingState } from "../conversation/conversation.ts";
import { mountChat } from "../testing/mount-chat.tsx";
import { field, log, sendButton } from "../testing/panel-driver.tsx";
import { aTextMessage, anOutgoingText, textMessages } from "../testing/panel-fixtures.ts";

type Change = Partial<ConversationState>;

const messages = textMessages(3);
const question = aTextMessage("question", {
  content: {
    message_type: "quick_replies",
    payload: { message: "Did it arrive?", buttons: [{ type: "message", title: "Yes", payload: "" }] },
  },
});
const outgoing = (state: OutgoingState) => ({ outgoing: [anOutgoingText("My answer", { state })] });
const failed = outgoing({ kind: "failed", error: { kind: "unknown" } });
const sending = outgoing({ kind: "sending" });

const opener = () => page.getByRole("button", { name: /^Chat with support/ });
const control = (name: string) => page.getByRole("button", { name, exact: true });

/** Opens the panel beside a wide page, in a conversation with the given state. */
async function openBeside(start: Change) {
  await resizePage(1280);
  const chat = await mountChat(start);
  await opener().click();
  await expect.element(field()).toHaveFocus();
  return chat;
}

async function expectEscapeCloses() {
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
}

test.each<[string, Change, name: string, then: Change]>([
  ["a quick reply", { messages: [question] }, "Yes", sending],
  ["sending again", failed, "Try again", sending],
  ["removing a failed message", failed, "Remove", { outgoing: [] }],
  ["cancelling an upload", outgoing({ kind: "uploading", progress: 0.4 }), "Cancel", { outgoing: [] }],
  ["starting again", { connection: "failed", messages }, "Try again", { connection: "connecting" }],
  ["loading again", { history: "failed" }, "Try again", { history: "loading" }],
  ["the earliest messages", { messages, older: "available" }, "Show earlier messages", { older: "none" }],
])(
  "after %s, whose button goes away, the log has the focus and Escape closes",
  async (_case, start, name, then) => {
    const { conversation } = await openBeside(start);
    await expect.element(control(name)).toBeVisible();
    control(name).element().focus();
    await userEvent.keyboard("{Enter}");
    conversation().set(then);
    await expect.element(control(name)).not.toBeInTheDocument();
    await expect.element(log()).toHaveFocus();
    await expectEscapeCloses();
  },
);

test("after the send button, which is disabled then, the field has the focus and Escape closes", async () => {
  const { conversation } = await openBeside({});
  await field().fill("Hello");
  sendButton().element().focus();
  await userEvent.keyboard("{Enter}");
  expect(conversation().calls).toContainEqual(["sendText", "Hello"]);
  await expect.element(sendButton()).toBeDisabled();
  await expect.element(field()).toHaveFocus();
  await expectEscapeCloses();
});

const aCard = (title: string) => ({ image_url: "", title, subtitle: "", buttons: [] });

test("the arrow of cards keeps the focus at the last card: the next Enter sends no draft", async () => {
  const cards = aTextMessage("cards", {
    content: { message_type: "generic", payload: { cards: ["A", "B", "C"].map(aCard) } },
  });
  const { conversation } = await openBeside({ messages: [cards] });
  await field().fill("Not yet");
  const next = control("Next choice");
  await expect.element(next).toBeVisible();
  next.element().focus();
  const row = page.getByRole("list", { name: "Choices" }).element();
  const atEnd = () => row.scrollLeft >= row.scrollWidth - row.clientWidth - 1;
  while (!atEnd()) {
    const before = row.scrollLeft;
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => row.scrollLeft > before || atEnd()).toBe(true);
  }
  await expect.element(next).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Enter}");
  await expect.element(next).toHaveFocus();
  await expect.element(field()).toHaveValue("Not yet");
  expect(conversation().calls).not.toContainEqual(["sendText", "Not yet"]);
});

test("whoever has left the chat for the page stays there when a button of the chat goes away", async () => {
  const { conversation } = await openBeside({ messages: [question] });
  await expect.element(control("Yes")).toBeVisible();
  control("Yes").element().focus();
  await userEvent.click(document.body, { position: { x: 400, y: 700 } });
  expect(document.activeElement).toBe(document.body);
  conversation().set(sending);
  await expect.element(control("Yes")).not.toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
});
