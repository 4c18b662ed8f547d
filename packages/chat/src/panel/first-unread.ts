import type { Message } from "../conversation/conversation.ts";

/** The id of the first of the `unread` newest messages of support; `null` when all are read. */
export function firstUnread(messages: readonly Message[], unread: number): string | null {
  let left = unread;
  let first: string | null = null;
  for (let at = messages.length - 1; at >= 0 && left > 0; at -= 1) {
    const message = messages[at];
    if (message?.sender !== "other") continue;
    first = message.id;
    left -= 1;
  }
  return first;
}
