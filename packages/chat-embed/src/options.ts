/** Thai, Lao or English. */
export type ChatLanguage = "th" | "lo" | "en";

/** A member who is logged in to the page. */
export interface ChatMember {
  /** The id of the member's profile. */
  readonly userId: string;
  /** The session's token, without `Bearer`. */
  readonly token: string;
  /** The name that support sees next to the messages. */
  readonly name?: string | null;
  /** The member's phone number, for support. */
  readonly username?: string | null;
}

/** What a page tells the chat. */
export interface ChatOptions {
  /** Of the chat's own texts. */
  readonly language: ChatLanguage;
  /** Origin of the chat backend, without a trailing slash; by default the page's own. */
  readonly chatUrl?: string;
  /** Who chats; without one, a guest whose random id this browser keeps. */
  readonly member?: ChatMember | null;
}

/** The chat of a page, from `mountChat`. */
export interface MountedChat {
  /**
   * Opens the panel.
   * @param message a first message, which the customer sees and can change before it is sent.
   */
  open(message?: string): void;
  /** Shows another language as soon as its texts have loaded; the conversation goes on. */
  setLanguage(language: ChatLanguage): void;
  /** Ends the conversation's connection and removes the chat from the page. What is unsent waits for the next mounting. */
  unmount(): void;
}
