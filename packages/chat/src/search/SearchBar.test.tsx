import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { resizePage, showKeyboard } from "@member-wallet/ui/testing";
import type { FakeConversation } from "../testing/fake-conversation.ts";
import { choose, mountChat } from "../testing/mount-chat.tsx";
import { aTextMessage, textMessages } from "../testing/panel-fixtures.ts";

const search = () => page.getByRole("search");
const field = () => page.getByRole("searchbox", { name: "Search messages" });
const marked = (name: string) => Array.from(CSS.highlights.get(name) ?? [], String);

const bottom = (element: Element) => element.getBoundingClientRect().bottom;

const timesAsked = ({ calls }: FakeConversation) => calls.filter(([call]) => call === "loadOlder").length;

/** Words at two places far from each other, and from the end. */
const LOG = textMessages(1000, (index) =>
  index === 20 ? "My slip" : index === 500 ? "Slip: https://bank.example/slip" : `Message ${index}`,
);

async function openSearch(...given: Parameters<typeof mountChat>) {
  const chat = await mountChat(...given);
  await page.getByRole("button", { name: /^Chat with support/ }).click();
  await choose("Search messages");
  await expect.element(field()).toHaveFocus();
  return chat;
}

test("words are found where nothing is drawn yet, the newest first, and Enter goes on to earlier ones", async () => {
  await openSearch({ messages: LOG });
  await expect.element(page.getByText("My slip")).not.toBeInTheDocument();
  await userEvent.keyboard("sLiP");
  await expect.element(page.getByText("Slip:", { exact: false })).toBeInViewport();
  await expect.element(search().getByText("Message 1 of 2")).toBeInTheDocument();
  await expect.poll(() => marked("chat-found-current")).toEqual(["Slip", "slip"]);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("My slip")).toBeInViewport();
  await expect.element(search().getByText("Message 2 of 2")).toBeInTheDocument();
  await expect.poll(() => marked("chat-found-current")).toEqual(["slip"]);
  await page.getByRole("button", { name: "Later message" }).click();
  await expect.element(page.getByText("Slip:", { exact: false })).toBeInViewport();
  // The newest is followed by the oldest.
  await page.getByRole("button", { name: "Later message" }).click();
  await expect.element(page.getByText("My slip")).toBeInViewport();
});

test("over the on-screen keyboard the search and what it found are in sight", async () => {
  await resizePage(360, "100%", 640);
  await openSearch({ messages: LOG });
  showKeyboard(0, 360);
  await userEvent.keyboard("my slip");
  await expect.element(page.getByText("My slip")).toBeInViewport();
  await expect.poll(() => bottom(page.getByText("My slip").element())).toBeLessThan(360);
  const { top } = field().element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom(field().element())).toBeLessThan(360);
});

test("Escape ends the search, unmarks its words and leaves the chat open; another Escape closes that", async () => {
  const { panel } = await openSearch({ messages: textMessages(10) });
  await userEvent.keyboard("message 4");
  await expect.poll(() => marked("chat-found-current")).toEqual(["Message 4"]);
  await userEvent.keyboard("{Escape}");
  await expect.element(search()).not.toBeInTheDocument();
  expect(marked("chat-found-current")).toEqual([]);
  await expect.element(page.getByRole("log")).toHaveFocus();
  expect(panel.getState().open).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(panel.getState().open).toBe(false);
});

test("a new message moves nothing, and is found", async () => {
  const messages = textMessages(300);
  const { conversation } = await openSearch({ messages });
  await userEvent.keyboard("Message 150");
  await expect.element(page.getByText("Message 150", { exact: true })).toBeInViewport();
  conversation().set({
    messages: [...messages, aTextMessage("Message 1500", { createdAt: Date.UTC(2027, 0) })],
  });
  await expect.element(search().getByText("2/2")).toBeInTheDocument();
  await expect.element(page.getByText("Message 150", { exact: true })).toBeInViewport();
});

test("rows that are drawn above what was found leave it where it is", async () => {
  await openSearch({ messages: textMessages(300) });
  // The first of its rows that are drawn together: those above it are drawn after it.
  await userEvent.keyboard("Message 150");
  await expect.element(page.getByText("Message 149", { exact: true })).toBeInTheDocument();
  await expect.element(page.getByText("Message 150", { exact: true })).toBeInViewport();
});

test("it says that only loaded messages are searched, and searches the earlier ones once they are loaded", async () => {
  const messages = textMessages(5, undefined, 10);
  const { conversation } = await openSearch({ messages, older: "available" });
  await userEvent.keyboard("Message 3");
  await expect.element(search().getByText("Not found")).toBeVisible();
  await expect.element(search().getByText("Only the messages loaded so far are searched.")).toBeVisible();
  const before = timesAsked(conversation());
  await search().getByRole("button", { name: "Show earlier messages" }).click();
  expect(timesAsked(conversation())).toBe(before + 1);
  conversation().set({ messages: [...textMessages(10), ...messages], older: "none" });
  await expect.element(search().getByText("Message 1 of 1")).toBeInTheDocument();
  await expect.element(page.getByText("Message 3", { exact: true })).toBeInViewport();
  await expect
    .element(search().getByText("Only the messages loaded so far are searched."))
    .not.toBeInTheDocument();
});

test("earlier messages that failed to load are told, and can be asked for again", async () => {
  const { conversation } = await openSearch({ messages: textMessages(5), older: "failed" });
  await userEvent.keyboard("slip");
  await expect.element(search().getByText("Earlier messages could not be loaded.")).toBeVisible();
  await search().getByRole("button", { name: "Try again" }).click();
  expect(timesAsked(conversation())).toBe(1);
});

test("the search ends with the panel", async () => {
  const { panel } = await openSearch({ messages: textMessages(5) });
  panel.close();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await page.getByRole("button", { name: /^Chat with support/ }).click();
  await expect.element(page.getByRole("log")).toBeVisible();
  await expect.element(search()).not.toBeInTheDocument();
});
