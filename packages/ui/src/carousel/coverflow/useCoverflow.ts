import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { watchDrag } from "../watch-drag.ts";
import { dragPosition, restingCard } from "./flick.ts";
import { type ActiveIndex, createActiveIndex } from "./active-index.ts";
import { STEP } from "./pose.ts";
import { type CoverAnimator, createCoverAnimator } from "./animator.ts";

/** A carousel that positions its cards by their distance from the middle. */
interface CoverflowControl {
  /** The card in the middle; changes when the carousel stops there. */
  readonly active: ActiveIndex;
  /** Index of the card that the carousel moves to, or rests at. */
  readonly aim: () => number;
  readonly scrollTo: (index: number) => void;
}

/**
 * @param list whose items contain a card each; its parent is what a finger or mouse drags.
 * @param start index of the card that is in the middle at first.
 * @param items a new array when cards are added, removed or reordered.
 */
export function useCoverflow(
  list: RefObject<HTMLElement | null>,
  start: number,
  items: readonly unknown[],
): CoverflowControl {
  const animator = useRef<CoverAnimator>(null);
  const aimed = useRef(start);
  const count = useRef(0);
  const [active] = useState(() => createActiveIndex(start));

  const send = useCallback(
    (index: number, speed: number) => {
      aimed.current = index;
      // Set at rest only: rendering during the move would drop a frame.
      animator.current?.glide(index, speed, () => active.set(index));
    },
    [active],
  );

  // Before the first paint: otherwise the first frame shows no card.
  useLayoutEffect(() => {
    if (!list.current) return;
    animator.current ??= createCoverAnimator(list.current, aimed.current);
    const last = items.length - 1;
    count.current = items.length;
    aimed.current = Math.min(aimed.current, last);
    active.set(Math.min(active.index(), last));
    // New balances may arrive during a glide or a drag, which continues.
    const interrupted = animator.current.gliding();
    animator.current.place(Math.min(animator.current.position(), last));
    if (interrupted) send(aimed.current, 0);
  }, [list, items, active, send]);

  useEffect(() => {
    const surface = list.current?.parentElement;
    if (!surface) return undefined;
    let from = 0;
    let step = 1;
    return watchDrag(surface, "any", {
      grab: () => {
        const caught = animator.current?.gliding() ?? false;
        from = animator.current?.position() ?? 0;
        step = (list.current?.clientWidth || 1) * STEP;
        if (caught) animator.current?.place(from);
        return caught;
      },
      drag: (pixels) => animator.current?.place(dragPosition(from - pixels / step, count.current)),
      release: (velocity) => {
        const at = animator.current?.position() ?? from;
        // Caught and released without a drag: it continues to its target.
        if (velocity === null) return send(aimed.current, 0);
        send(restingCard({ from, at, velocity, step, count: count.current }), velocity / step);
      },
    });
  }, [list, send]);

  const scrollTo = useCallback((index: number) => send(index, 0), [send]);
  const aim = useCallback(() => aimed.current, []);
  return { active, aim, scrollTo };
}
