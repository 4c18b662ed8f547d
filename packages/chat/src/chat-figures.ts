/** Messages in a page of history (§9). */
export const HISTORY_PAGE = 10;

/** The most unread messages that are counted. */
export const MOST_UNREAD = 99;

/** Times of the chat, in milliseconds (§9). */
export interface ChatTimes {
  /** A step on the way into the room that takes longer is shown as failed; a later acknowledgement still counts. */
  readonly joinTimeout: number;
  /** Between two checks whether the socket must join again. */
  readonly rejoinCheck: number;
  /** Before the first reconnect. */
  readonly reconnectDelay: number;
  /** Before a queued message is sent. */
  readonly sendDelay: number;
  /** Messages that were in view for this long are read. */
  readonly readAfter: number;
  /**
   * Before the next attempt to load a failed history, to load what is new without a socket, to send a message, or to
   * fetch the code that sends. Except for the code, it doubles with each attempt, up to `historyRetryMax`.
   */
  readonly historyRetry: number;
  /** The longest of these waits. */
  readonly historyRetryMax: number;
}

/** The product's times (§9). */
export const CHAT_TIMES: ChatTimes = {
  joinTimeout: 5_000,
  rejoinCheck: 5_000,
  reconnectDelay: 500,
  sendDelay: 500,
  readAfter: 1_000,
  historyRetry: 5_000,
  historyRetryMax: 60_000,
};
