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
  /** In px, at the last scroll. */
  const lastTop = useRef(0);
  // The last message when the customer scrolled away from the end; `null` while they are there.
  const [left, setLeft] = useState<{ readonly last: string | undefined } | null>(null);
  const last = messages.at(-1);
  const known = useRef<ConversationState["outgoing"]>([]);

  const toEnd = useCallback(() => {
    atEnd.current = true;
    const element = scroller.current;
    if (!element) return;
    element.scrollTo({ top: element.scrollHeight, behavior: "instant" });
    lastTop.current = element.scrollTop;
  }, [scroller]);

  // Only a customer scrolls up: a keyboard that has shortened the log since the last scroll takes nobody from its end.
  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    const isUp = scrollTop < lastTop.current;
    lastTop.current = scrollTop;
    atEnd.current = scrollHeight - clientHeight - scrollTop <= NEAR_END || (atEnd.current && !isUp);
    if (atEnd.current) setLeft(null);
    else setLeft((before) => before ?? { last: last?.id });
  };

  // A picture that loads, a longer composer, the on-screen keyboard: all change a height.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const sizes = new ResizeObserver(() => {
      if (atEnd.current) toEnd();
    });
    for (const each of [element, ...element.children]) sizes.observe(each);
    return () => sizes.disconnect();
  }, [scroller, toEnd]);

  useLayoutEffect(() => {
    // When a later message leaves the outbox, an earlier one is the last again.
    if (outgoing.some(({ id }) => !known.current.some((before) => before.id === id))) toEnd();
    known.current = outgoing;
  }, [outgoing, toEnd]);

  useLayoutEffect(() => {
    if (last && atEnd.current) toEnd();
  }, [last, toEnd]);

  return { hint: left !== null && last?.sender === "other" && last.id !== left.last, onScroll, toEnd };
}
