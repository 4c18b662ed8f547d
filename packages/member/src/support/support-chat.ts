import { createContext } from "react";
import type { ChatPanel, PreparedMessage } from "@member-wallet/chat";
import { createChanges } from "@member-wallet/domain";
import type { Session } from "../session/session.ts";

interface SupportChatState {
  /** Opens the chat; `null` while none is on the page: configured, switched on and loaded. */
  readonly panel: ChatPanel | null;
  /** A first message to open the chat with, once no dialog is open; `null` without one. */
  readonly asked: PreparedMessage | null;
}

/** The chat of a mounted page, as the rest of the page sees it. */
export interface SupportChat {
  state(): SupportChatState;
  change(next: Partial<SupportChatState>): void;
  subscribe(listener: () => void): () => void;
}

export const SupportChatContext = createContext<SupportChat | null>(null);

export function createSupportChat(session: Session): SupportChat {
  const { tell, subscribe } = createChanges();
  let state: SupportChatState = { panel: null, asked: null };

  function change(next: Partial<SupportChatState>) {
    state = { ...state, ...next };
    tell();
  }

  // What one customer was about to write is not the next one's to see.
  session.subscribe(({ kind }) => {
    if (kind === "entered" || kind === "left" || kind === "visit-ended") change({ asked: null });
  });

  return { state: () => state, change, subscribe };
}
