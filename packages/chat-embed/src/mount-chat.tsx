import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import {
  type ChatEnvironment,
  ChatWidget,
  createChatPanel,
  createChatStorage,
  type Customer,
  removeChatFiles,
} from "@member-wallet/chat";
import { FeedbackHost, type Retries, retryWithBackoff } from "@member-wallet/ui";
import type { ChatLanguage, ChatMember, ChatOptions, MountedChat } from "./options.ts";
import { forgetGuestId, guestId, keysOf, storedGuestId, watchGuestId } from "./stored.ts";
import { addTexts, createTexts } from "./texts.ts";
import { ToastPlace } from "./ToastPlace.tsx";

/**
 * Puts the chat into a page: its button, and the panel that the button opens. They show once the texts of the language
 * have loaded. One at a time; another customer's is mounted anew, and what the last one left unsent is then removed.
 * @param element the chat is its last child, and takes no room in it.
 */
export function mountChat(element: Element, options: ChatOptions): MountedChat {
  const container = document.createElement("div");
  container.className = "mw-chat";
  element.append(container);
  const root = createRoot(container);
  const texts = createTexts();
  let chat = begin(options);
  let shown: ChatLanguage | null = null;
  let wanted: ChatLanguage | null = null;
  let loading: Retries | null = null;

  function show() {
    if (shown === null) return;
    root.render(
      <I18nextProvider i18n={texts}>
        <FeedbackHost>
          <ToastPlace />
          <ChatWidget
            environment={{ ...chat.environment, ...(chat.guest && { forgetGuest }), language: shown }}
            panel={chat.panel}
          />
        </FeedbackHost>
      </I18nextProvider>,
    );
  }

  function forgetGuest() {
    forgetGuestId();
    beginAnew();
  }

  function beginAnew() {
    chat = begin(options);
    show();
  }

  function setLanguage(language: ChatLanguage) {
    wanted = language;
    loading?.stop();
    loading = retryWithBackoff(async () => {
      await addTexts(texts, language);
      if (wanted !== language) return;
      await texts.changeLanguage(language);
      shown = language;
      container.lang = language;
      show();
    });
    loading.now();
  }

  // A guest who was deleted in another tab must not go on in this one. One who was never stored can't have been.
  const stopWatching = watchGuestId(() => {
    if (chat.stored && storedGuestId() !== chat.id) beginAnew();
  });
  setLanguage(options.language);
  return {
    open: (message) => chat.panel.open(message),
    setLanguage,
    unmount() {
      stopWatching();
      wanted = null;
      loading?.stop();
      root.unmount();
      container.remove();
    },
  };
}

/** A customer's chat, with nothing of others left in this browser. */
function begin({ chatUrl = "", member = null }: ChatOptions) {
  if (member !== null) forgetGuestId();
  const customer = customerOf(member);
  const id = customer.kind === "member" ? customer.userId : customer.guestId;
  void removeChatFiles([customer]);
  const environment: Omit<ChatEnvironment, "language"> = {
    chatUrl,
    customer,
    token: member?.token ?? null,
    name: member?.name ?? null,
    username: member?.username ?? null,
    storage: createChatStorage(keysOf(`${customer.kind} ${id}`)),
  };
  const stored = storedGuestId() === id;
  return { id, guest: member === null, stored, environment, panel: createChatPanel() };
}

function customerOf(member: ChatMember | null): Customer {
  return member === null ? { kind: "guest", guestId: guestId() } : { kind: "member", userId: member.userId };
}
