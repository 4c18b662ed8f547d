import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useCallback, useEffect, useState } from "react";
import { prefersStillness } from "../motion/prefers-stillness.ts";
import { coverPose, LAST_POSE } from "./cover-pose.ts";

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** A carousel that poses its cards by their distance from the middle. */
export interface CoverflowControl {
  /** Goes on the clipping element around the list of cards. */
  readonly viewport: (element: HTMLElement | null) => void;
  /** Index of the card in the middle. */
  readonly middle: number;
  readonly scrollTo: (index: number) => void;
}

/**
 * @param start index of the card that is in the middle at first.
 */
export function useCoverflow(start: number): CoverflowControl {
  const [viewport, embla] = useEmblaCarousel({
    align: "center",
    // The first and the last card come to the middle too; nothing is cloned to fill the sides.
    containScroll: false,
    startIndex: start,
    duration: 22,
    skipSnaps: true,
  });
  const [middle, setMiddle] = useState(start);

  useEffect(() => {
    if (!embla) return undefined;
    const poser = createPoser(embla);
    const select = () => setMiddle(embla.selectedScrollSnap());
    const restart = () => {
      poser.forget();
      poser.pose();
      select();
    };
    embla.on("scroll", poser.pose).on("reInit", restart).on("select", select);
    restart();
    return () => {
      embla.off("scroll", poser.pose).off("reInit", restart).off("select", select);
    };
  }, [embla]);

  const scrollTo = useCallback((index: number) => embla?.scrollTo(index, prefersStillness()), [embla]);
  return { viewport, middle, scrollTo };
}

/** Writes the pose of the cards near the middle on every scroll step, and touches no other card. */
function createPoser(embla: Embla) {
  let distances: (number | null)[] = [];

  function pose(): void {
    const snaps = embla.scrollSnapList();
    const still = prefersStillness();
    const progress = embla.scrollProgress();
    embla.slideNodes().forEach((slide, index) => {
      const card = slide.firstElementChild;
      if (!(card instanceof HTMLElement)) return;
      // Snaps run from 0 to 1 over all cards; the distance is counted in cards.
      const distance = ((snaps[index] ?? 0) - progress) * Math.max(1, snaps.length - 1);
      const shown = Math.max(-LAST_POSE, Math.min(LAST_POSE, distance));
      if (distances[index] === shown) return;
      distances[index] = shown;
      const { transform, opacity, layer } = coverPose(shown, still);
      card.style.transform = transform;
      card.style.opacity = opacity;
      const seen = Math.abs(shown) < LAST_POSE;
      card.style.pointerEvents = seen ? "" : "none";
      // A layer each for the few cards in sight, so that a step moves them without painting.
      card.style.willChange = seen ? "transform, opacity" : "";
      if (slide.style.zIndex !== layer) slide.style.zIndex = layer;
    });
  }

  return {
    pose,
    forget(): void {
      distances = [];
    },
  };
}
