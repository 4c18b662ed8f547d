import { type ChatTimes, createConversationIn } from "@member-wallet/chat/conversation";
import { openClient } from "../client.ts";

/** A guest's page with the product's own conversation in it. */
export interface CustomerPage {
  send(text: string): void;
  /** The texts that are shown as stored, in order. */
  shown(): readonly string[];
  isJoined(): boolean;
  counts(): PageCounts;
  close(): void;
}

interface PageCounts {
  /** Times that the joined connection was lost. */
  disconnects: number;
  /** Presses of "try again" below a message that failed. */
  retries: number;
  /** Moments at which a message was shown as stored and as outgoing. */
  shownTwice: number;
  /** Stored messages that were shown and then not. */
  vanished: number;
}

/** Messages that may be stored and still outgoing are among the newest ones. */
const NEWEST = 200;

export interface PageTimes extends ChatTimes {
  /** Before a call whose answer was lost is sent again, in milliseconds; default the client's own. */
  resend?: number;
}

/** Opens the page of a guest; what it keeps is in memory. */
export function openCustomer(url: string, guestId: string, { resend, ...times }: PageTimes): CustomerPage {
  const client = openClient({
    apiUrl: url,
    token: null,
    ...(resend !== undefined && { timeouts: { resend } }),
  });
  const values = new Map<string, string>();
  const conversation = createConversationIn(
    {
      // Always visible, and the customer never leaves: only joins bring what was missed.
      page: { visible: () => true, online: () => true, onReturn: () => () => {} },
      files: {
        put: async () => {},
        get: async () => null,
        remove: async () => {},
      },
      times,
    },
    {
      environment: {
        chatUrl: url,
        customer: { kind: "guest", guestId },
        token: null,
        language: "th",
        name: null,
        username: null,
        storage: {
          read: (key) => values.get(key) ?? null,
          write: (key, value) => void values.set(key, value),
          remove: (key) => void values.delete(key),
        },
      },
      dispatch: client.dispatch,
    },
  );
  const counts: PageCounts = { disconnects: 0, retries: 0, shownTwice: 0, vanished: 0 };
  let last = conversation.getState();

  conversation.subscribe(() => {
    const state = conversation.getState();
    if (last.connection === "joined" && state.connection !== "joined") counts.disconnects += 1;
    if (state.messages.length < last.messages.length) counts.vanished += 1;
    const newest = new Set(state.messages.slice(-NEWEST).map(({ id }) => id));
    counts.shownTwice += state.outgoing.filter(({ id }) => newest.has(id)).length;
    last = state;
    for (const { id, state: outgoing } of state.outgoing)
      if (outgoing.kind === "failed") {
        counts.retries += 1;
        conversation.retry(id);
      }
  });
  conversation.start();

  return {
    send: conversation.sendText,
    shown: () => last.messages.map(({ content }) => String(content.payload)),
    isJoined: () => last.connection === "joined" && last.history === "ready",
    counts: () => ({ ...counts }),
    close() {
      conversation.stop();
      client.close();
    },
  };
}
