import { memo, type ReactNode, useMemo, useState } from "react";
import type { CardPlace } from "./Coverflow.tsx";
import type { CoverMiddle } from "./cover-middle.ts";
import { useNearness } from "./useNearness.ts";
import styles from "./Coverflow.module.css";

interface CoverflowSlideProps<T> {
  readonly item: T;
  readonly index: number;
  /** "2 of 9". */
  readonly position: string;
  readonly middle: CoverMiddle;
  readonly renderCard: (item: T, place: CardPlace) => ReactNode;
}

function Slide<T>({ item, index, position, middle, renderCard }: CoverflowSlideProps<T>) {
  const nearness = useNearness(middle, index);
  const current = nearness === "middle";
  // Images once loaded stay: dropping them would only decode them again on the way back.
  const [reached, setReached] = useState(nearness !== "far");
  if (nearness !== "far" && !reached) setReached(true);
  const card = useMemo(
    () => renderCard(item, { loadImages: reached, tabIndex: current ? 0 : -1 }),
    [renderCard, item, reached, current],
  );
  return (
    <li className={styles.slide} aria-current={current || undefined} data-nearness={nearness}>
      {card}
      <span className={styles.announcement}>{position}</span>
    </li>
  );
}

/** One card in its place. Remembered, so that a new list renders only the cards that changed. */
// `memo` forgets the type parameter.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const CoverflowSlide = memo(Slide) as typeof Slide;
