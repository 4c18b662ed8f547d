import { createChanges } from "@member-wallet/domain";

/** What a page knows about what the customer asks. */
export interface PreparedCard {
  readonly title: string;
  /** Reference, amount, time, state: each in a line of its own. */
  readonly lines: readonly string[];
  /** The first message beside the card: what the card does not say. */
  readonly text: string;
}

/** A first message to support. */
export interface PreparedMessage {
  /** All in words. */
  readonly text: string;
  /** In place of these, for a backend that takes cards. */
  readonly card?: PreparedCard | undefined;
}

/** Whether the chat panel is open, and the text that a page has prepared for it. */
export interface ChatPanelState {
  readonly open: boolean;
  /** A first message prepared by the page, until the composer has taken it over; `null` without one. */
  readonly prepared: PreparedMessage | null;
}

/** Opens and closes the chat from anywhere in the page. `subscribe` and `getState` fit `useSyncExternalStore`. */
export interface ChatPanel {
  getState(): ChatPanelState;
  subscribe(listener: () => void): () => void;
  /**
   * Opens the panel.
   * @param prepared a first message, which the customer sees and can change before it is sent.
   */
  open(prepared?: string | PreparedMessage): void;
  close(): void;
  /** The composer has the prepared text. */
  takePrepared(): void;
}

/** A panel that is closed, for one page: the widget shows it, and the page opens it. */
export function createChatPanel(): ChatPanel {
  let state: ChatPanelState = { open: false, prepared: null };
  const changes = createChanges();
  const set = (next: ChatPanelState) => {
    state = next;
    changes.tell();
  };
  return {
    getState: () => state,
    subscribe: changes.subscribe,
    open(prepared) {
      const message = typeof prepared === "string" ? { text: prepared } : prepared;
      set({ open: true, prepared: message ?? state.prepared });
    },
    close: () => set({ ...state, open: false }),
    takePrepared: () => set({ ...state, prepared: null }),
  };
}
