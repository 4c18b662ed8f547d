import type { ChatAgent, ChatButton, ChatCard, ChatConfig, ChatHours, ChatMessage } from "@member-wallet/api";

/** A message that the server has stored. */
export interface Message {
  /** Unique in the conversation: the client id, or where a server drops it, sender, type, payload and time (§4 Chat). */
  readonly id: string;
  readonly sender: "customer" | "other";
  readonly content: ChatMessage;
  /** The server's time, in epoch milliseconds. */
  readonly createdAt: number;
  /** An object URL of the picture or video that was sent from here, to show until the server's has loaded. */
  readonly preview?: string | undefined;
  /** Who of support wrote it. */
  readonly agent?: ChatAgent | undefined;
}

/** What the backend tells about support, beyond its messages. */
export interface Support {
  /** Who is there now, as far as the backend tells. */
  readonly agents: readonly ChatAgent[];
  readonly typing: boolean;
  /** Support has read what was created up to this time, in epoch milliseconds; `null` where the backend never tells. */
  readonly seenUntil: number | null;
  readonly hours: ChatHours | null;
  /** How many seconds an answer usually takes. */
  readonly wait: number | null;
}

/** A message of this browser that the server has not confirmed (§4 Chat). */
export interface OutgoingMessage {
  /** Also the client id on the wire, and the idempotency key of a message without an upload. */
  readonly id: string;
  readonly content: OutgoingContent;
  readonly state: OutgoingState;
  /** By this device's clock, in epoch milliseconds. */
  readonly queuedAt: number;
  /** The server's time of the newest message that was known when it was first sent; `null` before. */
  readonly sentAfter: number | null;
}

/** What an outgoing message contains. */
export type OutgoingContent =
  | { readonly kind: "message"; readonly message: ChatMessage }
  /** An attachment; its media message is built once the upload has answered its path. */
  | {
      readonly kind: "attachment";
      readonly media: "image" | "video";
      readonly name: string;
      /** In bytes. */
      readonly size: number;
      /** An object URL of the picture or video for the preview; `null` once the file is gone. */
      readonly preview: string | null;
      /** The text that goes with it; empty without one. */
      readonly caption: string;
    };

/** How far an outgoing message is (§4 Chat). */
export type OutgoingState =
  /** `progress` from 0 to 1. */
  | { readonly kind: "uploading"; readonly progress: number }
  | { readonly kind: "sending" }
  /** It is sent by itself: once the connection is back, or once the server takes messages again. */
  | { readonly kind: "waiting"; readonly for: "connection" | "server" }
  /** It is not sent again by itself. */
  | { readonly kind: "failed"; readonly error: SendFailure };

/** Why a message is not sent any more. */
export type SendFailure =
  /** The server's refusal: a code of the catalogue, or its own text; `null` without one. */
  | { readonly kind: "refused"; readonly message: string | null; readonly status: number }
  /** It may be stored: its answer was lost, and the server has not shown that it stores a message once per key. */
  | { readonly kind: "unknown" }
  /** This browser no longer stores its file. */
  | { readonly kind: "file-missing" }
  /** Its upload has not ended in time, again and again. */
  | { readonly kind: "too-slow" }
  /** The server's answer cannot be read. */
  | { readonly kind: "unexpected" };

/** The connection to the customer's room. */
export type ConnectionState =
  | "connecting"
  | "joined"
  /** The line is down; the client reconnects by itself. */
  | "reconnecting"
  /** The server refused the join, or the configuration cannot be loaded: "Cannot start chatting" (§2). */
  | "failed";

/** Pages of older messages (10 each, §9). */
export type OlderMessages = "none" | "available" | "loading" | "failed";

/** What the backend takes of a customer beyond messages: cards, and calls at the end of a conversation. */
export type ChatOffers = Readonly<Pick<ChatConfig, "cards" | "end" | "rating" | "transcript" | "forget">>;

/** A conversation at one moment; a change is a new object. */
export interface ConversationState {
  readonly connection: ConnectionState;
  /** The first page of history. `ready` with no messages is the fresh chat (§4). */
  readonly history: "loading" | "ready" | "failed";
  readonly older: OlderMessages;
  /** Oldest first, in the server's order. Unchanged messages keep their identity between states. */
  readonly messages: readonly Message[];
  /** Not confirmed yet, in the order of sending; shown below `messages`. */
  readonly outgoing: readonly OutgoingMessage[];
  /** Messages of support that the customer has not read, among those that are loaded. */
  readonly unread: number;
  /** Messages that are not loaded may be unread too: `unread` is the least. */
  readonly unreadOlder: boolean;
  /** `null` while the backend tells nothing about support. */
  readonly support: Support | null;
  readonly offers: ChatOffers;
}

/** One customer's conversation with support. Free of React: `subscribe` and `getState` fit `useSyncExternalStore`. */
export interface Conversation {
  getState(): ConversationState;
  subscribe(listener: () => void): () => void;
  /** Connects, joins and loads the history. */
  start(): void;
  /** Disconnects and aborts every call. The conversation can't be started again. */
  stop(): void;
  /** Joins again at once after a failure ("try again"), and reloads the history. */
  reload(): void;
  loadOlder(): void;
  /** Queues a text of 1 to 2,000 characters; a blank one is ignored (§5). */
  sendText(text: string): void;
  /** Answers a button: a postback message for `postback`, a text of its title for a plain one. */
  pressButton(button: ChatButton): void;
  /** Queues a card; only for a backend that takes cards. */
  sendCard(card: ChatCard): void;
  /**
   * Uploads a file that `checkChatAttachment` accepts, then sends it as a media message.
   * @param caption of up to 2,000 characters that goes with it.
   */
  sendFile(file: File, media: "image" | "video", caption?: string): void;
  /** Sends a failed message again under the same id. */
  retry(id: string): void;
  /** Removes a message that failed or waits, or cancels an upload. */
  remove(id: string): void;
  /** The server's picture or video of a message with this preview has loaded: it is released. */
  releasePreview(preview: string): void;
  /** Whether the customer is typing; support is told where the backend passes it on. */
  setTyping(typing: boolean): void;
  /** Whether the customer sees the messages: panel open and page visible. After 1 s of it they are marked as read (§9). */
  setReading(reading: boolean): void;
}
