import { useEffect, useRef, useState } from "react";
import { SafeMarkup } from "../../safe-html/SafeMarkup.tsx";
import { safeUrl } from "../../safe-html/safe-url.ts";
import styles from "./BannerCarousel.module.css";
import { dragByMouse } from "./mouse-drag.ts";
import { snapPosition, snapTo } from "./snap-list.ts";

/** A banner as the server sends it (§3): an image, markup, or both. */
export interface Banner {
  readonly image: string | null;
  readonly html: string;
}

/** The carousel's labels, in the member's language. */
export interface BannerCarouselLabels {
  readonly region: string;
  /** Names a banner and the button that shows it: "2 of 4". */
  readonly position: (position: number, count: number) => string;
}

/** The operator's banners in their order, and the texts of the controls. */
export interface BannerCarouselProps {
  readonly banners: readonly Banner[];
  readonly labels: BannerCarouselLabels;
}

/** Whether a banner has anything to show: an image that may be loaded, or markup. */
export function isShown({ image, html }: Banner): boolean {
  return html.trim() !== "" || (image !== null && safeUrl(image, "picture") !== null);
}

/** The aspect ratio reserved until the first picture has loaded. */
const DEFAULT_SHAPE = "16 / 9";

/**
 * Banners one at a time: swiped, dragged with a mouse, turned by the arrow keys or chosen by a dot. Empty ones are left
 * out; without any other it renders nothing.
 */
export function BannerCarousel({ banners, labels }: BannerCarouselProps) {
  const shown = banners.filter(isShown);
  if (shown.length === 0) return null;
  return <FilledBannerCarousel banners={shown} labels={labels} />;
}

function FilledBannerCarousel({ banners, labels }: BannerCarouselProps) {
  const count = banners.length;
  const list = useRef<HTMLUListElement>(null);
  const [nearest, setNearest] = useState(0);
  // The banners of one list share a shape: the first to load sets it for the others.
  const [shape, setShape] = useState(DEFAULT_SHAPE);
  useEffect(() => (list.current ? dragByMouse(list.current) : undefined), []);

  // The browser scrolls a list that shrank back, and reports it a frame later.
  const current = Math.min(nearest, count - 1);

  function follow(scrolled: HTMLElement): void {
    const place = Math.max(0, Math.round(snapPosition(scrolled)));
    // The banner with focus becomes inert: without this the next arrow key would scroll the page.
    if (place !== current && scrolled.contains(document.activeElement))
      scrolled.focus({ preventScroll: true });
    setNearest(place);
  }

  return (
    <section className={styles.carousel} aria-label={labels.region}>
      <ul
        className={styles.list}
        ref={list}
        // A scrollable list must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={count > 1 ? 0 : undefined}
        onScroll={(event) => follow(event.currentTarget)}
      >
        {banners.map((banner, index) => (
          // Banners have no id, and their list is replaced as a whole.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles.slide} inert={index !== current}>
            <BannerView
              banner={banner}
              name={labels.position(index + 1, count)}
              near={Math.abs(index - current) <= 1}
              shape={shape}
              onShape={(loaded) => setShape((known) => (known === DEFAULT_SHAPE ? loaded : known))}
            />
          </li>
        ))}
      </ul>
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
              onClick={() => list.current && snapTo(list.current, index)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

interface BannerViewProps {
  readonly banner: Banner;
  readonly name: string;
  /** Visible or one swipe away: its picture loads eagerly. */
  readonly near: boolean;
  /** CSS aspect ratio reserved until the picture has loaded. */
  readonly shape: string;
  readonly onShape: (shape: string) => void;
}

function BannerView({ banner, name, near, shape, onShape }: BannerViewProps) {
  const image = banner.image === null ? null : safeUrl(banner.image, "picture");
  const [lost, setLost] = useState<string | null>(null);
  return (
    <>
      {image !== null && (
        <img
          className={styles.image}
          style={lost === image ? undefined : { aspectRatio: `auto ${shape}` }}
          src={image}
          alt={name}
          loading={near ? "eager" : "lazy"}
          decoding="async"
          onError={() => setLost(image)}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            if (naturalWidth > 0 && naturalHeight > 0) onShape(`${naturalWidth} / ${naturalHeight}`);
          }}
        />
      )}
      {/* No skeleton below a picture without text. */}
      {banner.html.trim() !== "" && <SafeMarkup html={banner.html} />}
    </>
  );
}
