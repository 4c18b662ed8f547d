import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { watchDrag } from "./watch-drag.ts";
import { heldPosition, restingCard } from "./cover-flick.ts";
import { type CoverStage, createCoverStage } from "./cover-stage.ts";

/** A carousel that poses its cards by their distance from the middle. */
export interface CoverflowControl {
  /** Index of the card in the middle, rendered a few frames after the carousel was sent there. */
  readonly middle: number;
  /** Index of the card that the carousel was sent to last, by whatever means. */
  readonly aim: () => number;
  readonly scrollTo: (index: number) => void;
}

/**
 * @param list whose items hold a card each; its parent is what a finger or mouse drags.
 * @param start index of the card that is in the middle at first.
 * @param items a new array when cards come, go or change places.
 */
export function useCoverflow(
  list: RefObject<HTMLElement | null>,
  start: number,
  items: readonly unknown[],
): CoverflowControl {
  const stage = useRef<CoverStage>(null);
  const aimed = useRef(start);
  const count = useRef(0);
  const [middle, setMiddle] = useState(start);

  const send = useCallback((index: number, speed: number) => {
    aimed.current = index;
    stage.current?.glide(index, speed);
    // A transition: the cards of the new middle are rendered between the frames of the move, not within one.
    startTransition(() => setMiddle(index));
  }, []);

  // Before the first paint, or every card would stand in the middle for a frame.
  useLayoutEffect(() => {
    if (!list.current) return;
    stage.current ??= createCoverStage(list.current, aimed.current);
    const last = items.length - 1;
    count.current = items.length;
    aimed.current = Math.min(aimed.current, last);
    // New balances may come in the middle of a glide or a drag, which go on.
    const interrupted = stage.current.gliding();
    stage.current.place(Math.min(stage.current.position(), last));
    if (interrupted) stage.current.glide(aimed.current, 0);
  }, [list, items]);

  useEffect(() => {
    const surface = list.current?.parentElement;
    if (!surface) return undefined;
    let from = 0;
    let step = 1;
    return watchDrag(surface, "any", {
      grab: () => {
        const caught = stage.current?.gliding() ?? false;
        from = stage.current?.position() ?? 0;
        step = list.current?.firstElementChild?.clientWidth || 1;
        if (caught) stage.current?.place(from);
        return caught;
      },
      drag: (pixels) => stage.current?.place(heldPosition(from - pixels / step, count.current)),
      release: (velocity) => {
        const at = stage.current?.position() ?? from;
        if (velocity === null) {
          // Caught and let go again: it goes on to where it was sent.
          if (at !== aimed.current) send(aimed.current, 0);
          return;
        }
        send(restingCard({ from, at, velocity, step, count: count.current }), velocity / step);
      },
    });
  }, [list, send]);

  const scrollTo = useCallback((index: number) => send(index, 0), [send]);
  const aim = useCallback(() => aimed.current, []);
  return { middle, aim, scrollTo };
}
