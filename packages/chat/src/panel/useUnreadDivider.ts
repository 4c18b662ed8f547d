import { useLayoutEffect, useRef, useState } from "react";
import type { ConversationState } from "../conversation/conversation.ts";
import { firstUnread } from "./first-unread.ts";

type State = Pick<ConversationState, "history" | "messages" | "outgoing" | "unread">;

/**
 * The id of the message under the divider, `null` without one: of the first that was unread when the log opened, or that
 * came while the page was out of sight. It stays when that is read, and goes when the customer writes.
 */
export function useUnreadDivider({ history, messages, outgoing, unread }: State): string | null {
  const [divider, setDivider] = useState<string | null>(null);
  /** Until all is read: older pages, which the count goes on over, move the divider up. */
  const counting = useRef(true);
  const written = useRef(outgoing.length);

  // Before the browser draws, so that the log opens at the divider.
  useLayoutEffect(() => {
    const writes = outgoing.length > written.current;
    written.current = outgoing.length;
    if (history !== "ready") return;
    if (document.visibilityState === "hidden") counting.current = true;
    if (writes) setDivider(null);
    else if (counting.current && unread > 0) setDivider(firstUnread(messages, unread));
    if (writes || unread === 0) counting.current = false;
  }, [history, messages, outgoing, unread]);

  return divider;
}
