import { memo, type ReactNode, useMemo, useState } from "react";
import type { CardPlace } from "./card-place.ts";
import type { ActiveIndex } from "./active-index.ts";
import { useProximity } from "./useProximity.ts";
import styles from "./Coverflow.module.css";

interface CoverflowSlideProps<T> {
  readonly item: T;
  readonly index: number;
  /** "2 of 9". */
  readonly position: string;
  readonly active: ActiveIndex;
  readonly renderCard: (item: T, place: CardPlace) => ReactNode;
}

function Slide<T>({ item, index, position, active, renderCard }: CoverflowSlideProps<T>) {
  const proximity = useProximity(active, index);
  const current = proximity === "active";
  // Loaded images stay: dropping them would decode them again on the way back.
  const [loadImages, setLoadImages] = useState(proximity !== "far");
  if (proximity !== "far" && !loadImages) setLoadImages(true);
  const card = useMemo(
    () => renderCard(item, { loadImages, tabIndex: current ? 0 : -1 }),
    [renderCard, item, loadImages, current],
  );
  return (
    <li className={styles.slide} aria-current={current || undefined} data-proximity={proximity}>
      {card}
      <span className={styles.announcement}>{position}</span>
    </li>
  );
}

/** One card in its slot. Memoised, so that a new list renders only the cards that changed. */
// `memo` drops the type parameter.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const CoverflowSlide = memo(Slide) as typeof Slide;
