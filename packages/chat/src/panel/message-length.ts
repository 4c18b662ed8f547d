/** Characters that a text message may have (§5). */
export const MESSAGE_LENGTH = 2000;

/** From this length on, the composer shows the count. */
export const COUNT_FROM = 1900;
