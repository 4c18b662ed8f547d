import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import type { ChatEnvironment } from "../chat-environment.ts";
import type { ChatHeaderProps, ChatMessageProps, ChatSlots } from "../chat-slots.ts";
import { createChatPanel } from "../panel/chat-panel.ts";
import { ChatTestProviders } from "../testing/ChatTestProviders.tsx";
import { choose } from "../testing/mount-chat.tsx";
import { memoryStorage } from "../testing/panel-fixtures.ts";
import { field } from "../testing/panel-driver.tsx";
import { ChatWidget } from "./ChatWidget.tsx";

const GUEST: ChatEnvironment = {
  chatUrl: "",
  customer: { kind: "guest", guestId: "0".repeat(32) },
  token: null,
  language: "en",
  name: null,
  username: null,
  storage: memoryStorage(),
};
const MEMBER: ChatEnvironment = {
  ...GUEST,
  customer: { kind: "member", userId: "member-a" },
  token: "token-a",
  name: "Somchai",
  username: "0812345678",
};

const button = () => page.getByRole("button", { name: /^Chat with support/ });
const dialog = () => page.getByRole("dialog", { name: "Chat with support" });

/** The widget as a page mounts it, with a backend that has one message for each customer. */
async function mountWidget(environment: ChatEnvironment, slots?: ChatSlots) {
  const asked: { body: unknown; token: string | null }[] = [];
  const real = window.fetch.bind(window);
  vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    switch (new URL(request.url).pathname) {
      case "/api/chat/config":
        return Response.json({ PREFIX: "test-" });
      case "/api/chat/history": {
        const body = (await request.json()) as { userId?: string; skip: number };
        asked.push({ body, token: request.headers.get("Authorization") });
        const payload = body.userId === undefined ? "Hello, guest" : `Hello, ${body.userId}`;
        const message = { message_type: "text", payload };
        return Response.json([{ sender: "other", message, createdAt: "2026-03-02T07:05:00.000Z" }]);
      }
      default:
        return real(input, init);
    }
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const panel = createChatPanel();
  const site = (of: ChatEnvironment) => (
    <ChatTestProviders>
      <ChatWidget environment={of} panel={panel} {...(slots && { slots })} />
    </ChatTestProviders>
  );
  const screen = await render(site(environment));
  return { asked, panel, become: (next: ChatEnvironment) => screen.rerender(site(next)) };
}

test("a guest's button shows what is unread, and its press opens the panel with the history", async () => {
  const { asked } = await mountWidget(GUEST);
  await expect.element(button()).toHaveAccessibleName("Chat with support, 1 unread message");
  expect(dialog().query()).toBeNull();
  await button().click();
  await expect.element(dialog().getByText("Hello, guest")).toBeVisible();
  expect(asked[0]).toEqual({ body: { guestId: "0".repeat(32), limit: 10, skip: 0 }, token: null });
});

test("a member's conversation is asked for with the session's token", async () => {
  const { asked } = await mountWidget(MEMBER);
  await button().click();
  await expect.element(dialog().getByText("Hello, member-a")).toBeVisible();
  expect(asked[0]).toEqual({ body: { userId: "member-a", limit: 10, skip: 0 }, token: "Bearer token-a" });
});

test("a page opens it with a prepared message, and closes it", async () => {
  const { panel } = await mountWidget(GUEST);
  panel.open("My deposit has not arrived");
  await expect.element(field()).toHaveValue("My deposit has not arrived");
  panel.close();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test("a guest who logs in has another conversation, in which nothing of the guest's is left", async () => {
  const { become } = await mountWidget(GUEST);
  await button().click();
  await expect.element(dialog().getByText("Hello, guest")).toBeVisible();
  await become(MEMBER);
  await expect.element(page.getByText("Hello, member-a")).toBeVisible();
  expect(page.getByText("Hello, guest").query()).toBeNull();
});

test("a guest is forgotten at the answer, and told so over the next guest's chat", async () => {
  const next: ChatEnvironment = { ...GUEST, customer: { kind: "guest", guestId: "1".repeat(32) } };
  const forgetGuest = vi.fn<() => void>(() => void become(next));
  const { asked, become } = await mountWidget({ ...GUEST, forgetGuest });
  await button().click();
  await choose("Delete the chat");
  await page.getByRole("button", { name: "Delete the chat" }).click();
  await expect.poll(() => forgetGuest.mock.calls).toHaveLength(1);
  const message = page.getByRole("alertdialog", { name: "The chat is deleted" });
  await expect.element(message).toBeVisible();
  await expect.poll(() => asked.at(-1)?.body).toMatchObject({ guestId: "1".repeat(32) });
  expect(dialog().query()).toBeNull();
  await expect.element(message).toBeVisible();
  await message.getByRole("button", { name: "Close" }).last().click();
  await expect.element(message).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
  await button().click();
  await expect.element(dialog().getByText("Hello, guest")).toBeVisible();
});

const OWN: ChatSlots = {
  header: ({ connection }: ChatHeaderProps) => `Night desk, ${connection}`,
  messages: { text: ({ content }: ChatMessageProps<"text">) => <mark>{content.payload}</mark> },
};

test("a page draws the header and messages of a type itself; sender and time stay the chat's", async () => {
  const { panel } = await mountWidget(GUEST, OWN);
  panel.open();
  const own = page.getByRole("dialog", { name: /^Night desk, / });
  const message = own.getByRole("mark").filter({ hasText: "Hello, guest" });
  await expect.element(message).toBeVisible();
  await expect.element(own.getByText("14:05")).toBeVisible();
  await expect.element(own.getByText("Chat with support")).not.toBeInTheDocument();
});
