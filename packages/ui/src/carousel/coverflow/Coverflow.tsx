import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import type { CardPlace } from "./card-place.ts";
import styles from "./Coverflow.module.css";
import { CoverflowSlide } from "./CoverflowSlide.tsx";
import type { ActiveIndex } from "./active-index.ts";
import { useProximity } from "./useProximity.ts";
import { useCoverflow } from "./useCoverflow.ts";

/** The carousel's labels, in the member's language. */
export interface CoverflowLabels {
  /** Names the region: "Slot games". */
  readonly region: string;
  readonly previous: string;
  readonly next: string;
  /** "2 of 9". */
  readonly position: (position: number, count: number) => string;
}

/** Any items, and how to name and draw one. */
export interface CoverflowProps<T> {
  readonly items: readonly T[];
  readonly itemKey: (item: T) => string;
  /** Announced when a button moves the card to the middle. */
  readonly itemName: (item: T) => string;
  /** A card of 300 × 211 px at most; it fills its slot. Keep the function stable. */
  readonly renderCard: (item: T, place: CardPlace) => ReactNode;
  readonly labels: CoverflowLabels;
}

/**
 * A 3D carousel (§2): three cards shown, turned by touch, mouse, arrow keys or its buttons; Home and End go to the
 * ends. Every card is rendered once; there are no clones. Renders nothing without items.
 */
export function Coverflow<T>(props: CoverflowProps<T>) {
  if (props.items.length === 0) return null;
  return <FilledCoverflow {...props} />;
}

function FilledCoverflow<T>({ items, itemKey, itemName, renderCard, labels }: CoverflowProps<T>) {
  const count = items.length;
  // With three or more cards, starting at the second shows three at once.
  const [start] = useState(count > 2 ? 1 : 0);
  const list = useRef<HTMLUListElement>(null);
  const { active, aim, scrollTo } = useCoverflow(list, start, items);
  // An index, so that the announced text follows the language.
  const [announced, setAnnounced] = useState(-1);
  const named = items[announced];
  const listId = useId();

  function goTo(wanted: number, by: "button" | "key"): void {
    const index = Math.max(0, Math.min(count - 1, wanted));
    const item = items[index];
    if (index === aim() || item === undefined) return;
    scrollTo(index);
    // A key moves the focus, which screen readers announce by themselves.
    if (by === "key") focusCard(list.current, index);
    else setAnnounced(index);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const wanted = { ArrowLeft: aim() - 1, ArrowRight: aim() + 1, Home: 0, End: count - 1 }[event.key];
    if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goTo(wanted, "key");
  }

  return (
    <section className={styles.coverflow} aria-label={labels.region}>
      <div className={styles.viewport}>
        {/* The key handler serves the buttons inside the list. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul className={styles.list} id={listId} ref={list} onKeyDown={onKeyDown}>
          {items.map((item, index) => (
            <CoverflowSlide
              key={itemKey(item)}
              item={item}
              index={index}
              position={labels.position(index + 1, count)}
              active={active}
              renderCard={renderCard}
            />
          ))}
        </ul>
      </div>
      {count > 1 && (
        <>
          <CoverflowButton
            label={labels.previous}
            side="previous"
            list={listId}
            end={0}
            active={active}
            onPress={() => goTo(aim() - 1, "button")}
          />
          <CoverflowButton
            label={labels.next}
            side="next"
            list={listId}
            end={count - 1}
            active={active}
            onPress={() => goTo(aim() + 1, "button")}
          />
        </>
      )}
      <output className={styles.announcement}>
        {named !== undefined && `${itemName(named)}, ${labels.position(announced + 1, count)}`}
      </output>
    </section>
  );
}

interface CoverflowButtonProps {
  readonly label: string;
  readonly side: "previous" | "next";
  readonly list: string;
  /** Index of the card beyond which there is none on this side. */
  readonly end: number;
  readonly active: ActiveIndex;
  readonly onPress: () => void;
}

function CoverflowButton({ label, side, list, end, active, onPress }: CoverflowButtonProps) {
  const atEnd = useProximity(active, end) === "active";
  const Arrow = side === "previous" ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      className={styles.button}
      data-side={side}
      aria-label={label}
      aria-controls={list}
      // Stays focusable at the end, so that keyboard focus is not lost.
      aria-disabled={atEnd}
      onClick={onPress}
    >
      <Arrow aria-hidden="true" />
    </button>
  );
}

function focusCard(list: HTMLUListElement | null, index: number): void {
  const card = list?.children[index]?.querySelector<HTMLElement>("button, a[href]");
  // The carousel scrolls by itself; the browser's own scrolling would shift the cards within their frame.
  card?.focus({ preventScroll: true });
}
