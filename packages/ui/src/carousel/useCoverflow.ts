import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { watchDrag } from "./watch-drag.ts";
import { heldPosition, restingCard } from "./cover-flick.ts";
import { type CoverMiddle, createCoverMiddle } from "./cover-middle.ts";
import { STEP } from "./cover-pose.ts";
import { type CoverStage, createCoverStage } from "./cover-stage.ts";

/** A carousel that poses its cards by their distance from the middle. */
export interface CoverflowControl {
  /** The card in the middle, told when the carousel has come to rest there. */
  readonly middle: CoverMiddle;
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
  const [middle] = useState(() => createCoverMiddle(start));

  const send = useCallback(
    (index: number, speed: number) => {
      aimed.current = index;
      // Told at rest only: what it renders would cost the move a frame.
      stage.current?.glide(index, speed, () => middle.move(index));
    },
    [middle],
  );

  // Before the first paint, or there would be no card for a frame.
  useLayoutEffect(() => {
    if (!list.current) return;
    stage.current ??= createCoverStage(list.current, aimed.current);
    const last = items.length - 1;
    count.current = items.length;
    aimed.current = Math.min(aimed.current, last);
    middle.move(Math.min(middle.index(), last));
    // New balances may come in the middle of a glide or a drag, which go on.
    const interrupted = stage.current.gliding();
    stage.current.place(Math.min(stage.current.position(), last));
    if (interrupted) send(aimed.current, 0);
  }, [list, items, middle, send]);

  useEffect(() => {
    const surface = list.current?.parentElement;
    if (!surface) return undefined;
    let from = 0;
    let step = 1;
    return watchDrag(surface, "any", {
      grab: () => {
        const caught = stage.current?.gliding() ?? false;
        from = stage.current?.position() ?? 0;
        step = (list.current?.clientWidth || 1) * STEP;
        if (caught) stage.current?.place(from);
        return caught;
      },
      drag: (pixels) => stage.current?.place(heldPosition(from - pixels / step, count.current)),
      release: (velocity) => {
        const at = stage.current?.position() ?? from;
        // Caught and let go again: it goes on to where it was sent.
        if (velocity === null) return send(aimed.current, 0);
        send(restingCard({ from, at, velocity, step, count: count.current }), velocity / step);
      },
    });
  }, [list, send]);

  const scrollTo = useCallback((index: number) => send(index, 0), [send]);
  const aim = useCallback(() => aimed.current, []);
  return { middle, aim, scrollTo };
}
