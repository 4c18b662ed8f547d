import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { ConversationState } from "../conversation/conversation.ts";

/** Farther from the end than this, in px, a button leads there (§9). */
const NEAR_END = 60;

/** The way to the newest message: `none` where it is in sight; `new` when messages of support came below since. */
export type WayToEnd = "none" | "latest" | "new";

interface LogScroll {
  readonly wayToEnd: WayToEnd;
  readonly onScroll: () => void;
  readonly toEnd: () => void;
}

type Held = "end" | "divider" | "nothing";

/**
 * Opens the log at the divider above what is unread, or at its end. Keeps that in sight until the customer scrolls away,
 * and the end again once they are there, or after they send something.
 * @param divider the id of the message under the divider; `null` without one.
 */
export function useLogScroll(
  scroller: RefObject<HTMLElement | null>,
  { messages, outgoing }: Pick<ConversationState, "messages" | "outgoing">,
  divider: string | null,
): LogScroll {
  const held = useRef<Held>("end");
  /** In px, at the last scroll. */
  const lastTop = useRef(0);
  // The last message when the customer left the end; `null` while they are there.
  const [left, setLeft] = useState<{ readonly last: string | undefined } | null>(null);
  const last = messages.at(-1);
  const lastId = last?.id;
  const latest = useRef(lastId);
  const isAway = useRef(false);
  const known = useRef<ConversationState["outgoing"]>([]);

  const leave = useCallback(() => setLeft((before) => before ?? { last: latest.current }), []);

  const toEnd = useCallback(() => {
    held.current = "end";
    const element = scroller.current;
    if (!element) return;
    element.scrollTo({ top: element.scrollHeight, behavior: "instant" });
    lastTop.current = element.scrollTop;
    setLeft(null);
  }, [scroller]);

  const toDivider = useCallback(() => {
    const element = scroller.current;
    const line = element?.querySelector("[data-unread-divider]");
    if (!element || !line) return;
    const top = line.getBoundingClientRect().top - element.getBoundingClientRect().top;
    element.scrollBy({ top, behavior: "instant" });
    lastTop.current = element.scrollTop;
    isAway.current = distanceToEnd(element) > NEAR_END;
    if (isAway.current) leave();
    else setLeft(null);
  }, [scroller, leave]);

  const keep = useCallback(() => {
    if (held.current === "end") toEnd();
    else if (held.current === "divider") toDivider();
  }, [toEnd, toDivider]);

  // Only a customer scrolls up: a keyboard that has shortened the log since the last scroll takes nobody from its end.
  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    const moved = element.scrollTop - lastTop.current;
    lastTop.current = element.scrollTop;
    const isNear = distanceToEnd(element) <= NEAR_END;
    if (held.current === "divider" && Math.abs(moved) < 1) return;
    if (isNear || (held.current === "end" && moved >= 0)) {
      held.current = "end";
      setLeft(null);
    } else {
      held.current = "nothing";
      leave();
    }
  };

  // A picture that loads, a longer composer, the on-screen keyboard: all change a height.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const sizes = new ResizeObserver(keep);
    for (const each of [element, ...element.children]) sizes.observe(each);
    return () => sizes.disconnect();
  }, [scroller, keep]);

  useLayoutEffect(() => {
    // When a later message leaves the outbox, an earlier one is the last again.
    if (outgoing.some(({ id }) => !known.current.some((before) => before.id === id))) toEnd();
    known.current = outgoing;
  }, [outgoing, toEnd]);

  // By its id: older messages may come before the browser tells of the scroll to them.
  useLayoutEffect(() => {
    latest.current = lastId;
    if (lastId !== undefined && (held.current === "end" || (held.current === "divider" && !isAway.current)))
      toEnd();
  }, [lastId, toEnd]);

  useLayoutEffect(() => {
    if (divider === null || held.current === "nothing") return;
    held.current = "divider";
    toDivider();
  }, [divider, toDivider]);

  const isNew = left !== null && last?.sender === "other" && lastId !== left.last;
  return { wayToEnd: left === null ? "none" : isNew ? "new" : "latest", onScroll, toEnd };
}

/** How far the end is below what is in sight, in px. */
const distanceToEnd = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement): number =>
  scrollHeight - clientHeight - scrollTop;
