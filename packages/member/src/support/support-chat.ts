import { useSyncExternalStore } from "react";
import { type ChatPanel, createChatPanel } from "@member-wallet/chat";
import type { Session } from "../session/session.ts";
import { useSession } from "../session/SessionContext.tsx";

/** The chat of a mounted page, as the rest of the page sees it. */
export interface SupportChat {
  readonly panel: ChatPanel;
  /** Whether the chat is on the page: configured, switched on and loaded. */
  isAvailable(): boolean;
  setAvailable(available: boolean): void;
  /** A first message to open the chat with, once no dialog is open; `null` without one. */
  asked(): string | null;
  ask(message: string): void;
  takeAsked(): void;
  subscribe(listener: () => void): () => void;
}

const ofSessions = new WeakMap<Session, SupportChat>();

/** A page's chat, by the session that it was mounted with. */
export function supportChatOf(session: Session): SupportChat {
  const chat = ofSessions.get(session) ?? createSupportChat(session);
  ofSessions.set(session, chat);
  return chat;
}

/** The chat, and whether it is on the page. */
export function useSupportChat(): { readonly chat: SupportChat; readonly available: boolean } {
  const chat = supportChatOf(useSession());
  return { chat, available: useSyncExternalStore(chat.subscribe, chat.isAvailable) };
}

/** The message that the chat is about to open with; `null` for none. */
export function useAskedMessage(): string | null {
  const { subscribe, asked } = supportChatOf(useSession());
  return useSyncExternalStore(subscribe, asked);
}

function createSupportChat(session: Session): SupportChat {
  const panel = createChatPanel();
  const listeners = new Set<() => void>();
  let available = false;
  let asked: string | null = null;
  const notify = () => listeners.forEach((listener) => listener());

  function setAsked(message: string | null) {
    asked = message;
    notify();
  }

  // What one customer was about to write is not the next one's to see.
  session.subscribe((event) => {
    if (event.kind !== "entered" && event.kind !== "left" && event.kind !== "visit-ended") return;
    setAsked(null);
    panel.takePrepared();
    panel.close();
  });

  return {
    panel,
    isAvailable: () => available,
    setAvailable(next) {
      available = next;
      notify();
    },
    asked: () => asked,
    ask: setAsked,
    takeAsked: () => setAsked(null),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
