import { vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import type { Lazy } from "@member-wallet/ui";
import type { ChatEnvironment, ChatStorage } from "../chat-environment.ts";
import type { ConversationState } from "../conversation/conversation.ts";
import type { CreateConversation } from "../conversation/conversation-options.ts";
import type { Customer } from "../customer/customer.ts";
import { LazyGuestForgotten, LazyMenu, LazyNotifications } from "../menu/lazy-menu.ts";
import { createChatPanel } from "../panel/chat-panel.ts";
import { ChatPanelView } from "../panel/ChatPanelView.tsx";
import { ChatProvider } from "../widget/ChatProvider.tsx";
import { type ChatParts, CustomerChat } from "../widget/CustomerChat.tsx";
import { sessionKey } from "../widget/session-key.ts";
import { ChatTestProviders } from "./ChatTestProviders.tsx";
import { type FakeConversation, fakeConversation } from "./fake-conversation.ts";
import { memoryStorage } from "./panel-fixtures.ts";

/** The chat on a page with one button of its own; its conversations are fakes that the test changes. */
export async function mountChat(
  start: Partial<ConversationState> = {},
  storage: ChatStorage = memoryStorage(),
  given?: Lazy<ChatParts>,
) {
  const panel = createChatPanel();
  const conversations: FakeConversation[] = [];
  const press = vi.fn<() => void>();
  const environments: ChatEnvironment[] = [];
  const createConversation: CreateConversation = ({ environment }) => {
    environments.push(environment);
    const created = fakeConversation(start);
    conversations.push(created);
    return created;
  };
  const parts: Lazy<ChatParts> = given ?? {
    kind: "ready",
    value: {
      createConversation,
      ChatPanelView,
      ChatMenu: LazyMenu,
      Notifications: LazyNotifications,
      GuestForgotten: LazyGuestForgotten,
    },
  };
  const guest: ChatEnvironment = {
    chatUrl: "",
    customer: { kind: "guest", guestId: "g1" },
    token: null,
    language: "en",
    name: null,
    username: null,
    storage,
  };
  const site = (environment: ChatEnvironment) => (
    <ChatTestProviders>
      <button type="button" onClick={press}>
        Deposit
      </button>
      <ChatProvider environment={environment}>
        <CustomerChat key={sessionKey(environment)} environment={environment} panel={panel} parts={parts} />
      </ChatProvider>
    </ChatTestProviders>
  );
  const screen = await render(site(guest));
  return {
    screen,
    panel,
    press,
    storage,
    conversations,
    /** What each conversation was created with. */
    environments,
    /** The current conversation. */
    conversation: () => {
      const last = conversations.at(-1);
      if (!last) throw new Error("No conversation has been created.");
      return last;
    },
    /** Somebody else logs in or out, or the page's language changes. */
    become: (
      customer: Customer,
      token: string | null,
      language: ChatEnvironment["language"] = "en",
      name: string | null = null,
    ) => screen.rerender(site({ ...guest, customer, token, language, name })),
  };
}

/** Chooses from the menu of the open chat. */
export async function choose(item: string): Promise<void> {
  await page.getByRole("button", { name: "Chat options" }).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}
