import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useState } from "react";
import { prefersStillness } from "../motion/prefers-stillness.ts";
import { SafeMarkup } from "../safe-html/SafeMarkup.tsx";
import { safeUrl } from "../safe-html/safe-url.ts";
import styles from "./BannerCarousel.module.css";

/** A banner as the server sends it (§3): an image, markup, or both. */
export interface Banner {
  readonly image: string | null;
  readonly html: string;
}

/** The carousel's words, in the member's language. */
export interface BannerCarouselLabels {
  readonly region: string;
  /** Names a banner and the button that shows it: "2 of 4". */
  readonly position: (position: number, count: number) => string;
}

export interface BannerCarouselProps {
  readonly banners: readonly Banner[];
  readonly labels: BannerCarouselLabels;
}

/** Banners one at a time, swiped or chosen by a dot. Renders nothing without banners. */
export function BannerCarousel({ banners, labels }: BannerCarouselProps) {
  const [viewport, embla] = useEmblaCarousel();
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    if (!embla) return undefined;
    const select = () => setCurrent(embla.selectedScrollSnap());
    embla.on("select", select).on("reInit", select);
    return () => {
      embla.off("select", select).off("reInit", select);
    };
  }, [embla]);

  const count = banners.length;
  if (count === 0) return null;
  return (
    <section className={styles.carousel} aria-label={labels.region}>
      <div className={styles.viewport} ref={viewport}>
        <ul className={styles.list}>
          {banners.map((banner, index) => (
            // Banners have no id, and their list is replaced as a whole.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={styles.slide} inert={index !== current}>
              <BannerView banner={banner} name={labels.position(index + 1, count)} />
            </li>
          ))}
        </ul>
      </div>
      {count > 1 && (
        <div className={styles.dots}>
          {banners.map((_, index) => (
            <button
              // oxlint-disable-next-line react/no-array-index-key -- A dot is its position.
              key={index}
              type="button"
              className={styles.dot}
              aria-label={labels.position(index + 1, count)}
              aria-current={index === current || undefined}
              onClick={() => embla?.scrollTo(index, prefersStillness())}
            />
          ))}
        </div>
      )}
    </section>
  );
}

function BannerView({ banner, name }: { banner: Banner; name: string }) {
  const image = banner.image === null ? null : safeUrl(banner.image, "picture");
  return (
    <>
      {image !== null && (
        <img
          className={styles.image}
          src={image}
          alt={name}
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      )}
      <SafeMarkup html={banner.html} />
    </>
  );
}
