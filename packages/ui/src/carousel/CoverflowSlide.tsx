import { memo, type ReactNode, useState } from "react";
import type { CardPlace } from "./Coverflow.tsx";
import styles from "./Coverflow.module.css";

interface CoverflowSlideProps<T> {
  readonly item: T;
  readonly position: string;
  readonly current: boolean;
  readonly near: boolean;
  readonly renderCard: (item: T, place: CardPlace) => ReactNode;
}

function Slide<T>({ item, position, current, near, renderCard }: CoverflowSlideProps<T>) {
  // Images once loaded stay: dropping them would only decode them again on the way back.
  const [reached, setReached] = useState(near);
  if (near && !reached) setReached(true);
  return (
    <li className={styles.slide} aria-current={current || undefined}>
      <div className={styles.card}>
        {renderCard(item, { loadImages: reached, tabIndex: current ? 0 : -1 })}
        <span className={styles.announcement}>{position}</span>
      </div>
    </li>
  );
}

/** One card in its place. Remembered, so that a swipe renders only the cards whose place changes. */
// `memo` forgets the type parameter.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const CoverflowSlide = memo(Slide) as typeof Slide;
