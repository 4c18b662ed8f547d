import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { ConversationState } from "../conversation/conversation.ts";

/** Farther from the end than this, in px, new messages show the hint (§9). */
const NEAR_END = 60;

interface LogScroll {
  /** New messages of support came below what is in sight. */
  readonly hint: boolean;
  readonly onScroll: () => void;
  readonly toEnd: () => void;
}

/** Keeps the end of the log in sight while the customer is there, and after they send something. */
export function useLogScroll(
  scroller: RefObject<HTMLElement | null>,
  { messages, outgoing }: Pick<ConversationState, "messages" | "outgoing">,
): LogScroll {
  const atEnd = useRef(true);
  const [hint, setHint] = useState(false);
  const last = messages.at(-1);
  const sent = outgoing.at(-1)?.id;

  const toEnd = useCallback(() => {
    atEnd.current = true;
    setHint(false);
    const element = scroller.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [scroller]);

  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    atEnd.current = element.scrollHeight - element.clientHeight - element.scrollTop <= NEAR_END;
    if (atEnd.current) setHint(false);
  }, [scroller]);

  // A picture that loads, a longer composer, the on-screen keyboard: all change a height.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const sizes = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    });
    for (const each of [element, ...element.children]) sizes.observe(each);
    return () => sizes.disconnect();
  }, [scroller]);

  useLayoutEffect(() => {
    if (sent !== undefined) toEnd();
  }, [sent, toEnd]);

  useLayoutEffect(() => {
    if (atEnd.current) toEnd();
    else if (last?.sender === "other") setHint(true);
  }, [last, toEnd]);

  return { hint, onScroll, toEnd };
}
