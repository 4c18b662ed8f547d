import { IconButton } from "@member-wallet/ui";
import { ZoomIn, ZoomOut } from "lucide-react";
import { useCallback, useRef, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { MediaFailure } from "../media/MediaFailure.tsx";
import { useMedia } from "../media/useMedia.ts";
import { useZoomGestures } from "./useZoomGestures.ts";
import { MAXIMUM_SCALE } from "./zoom.ts";
import styles from "./ZoomablePicture.module.css";

interface ZoomablePictureProps {
  /** Checked by `mediaUrl`, or an object URL of this browser. */
  readonly url: string;
  /** `""` without one. */
  readonly name: string;
}

/** One press of a button or key enlarges by this factor, or moves by these px. */
const STEP = { zoom: 1.5, move: 60 };

/** A picture that is enlarged by pinch, wheel, double tap, buttons and the keys + and −, and moved by finger, mouse and arrows. */
export function ZoomablePicture({ url, name }: ZoomablePictureProps) {
  const { t } = useTranslation("chat");
  const media = useMedia();
  const { takeFocus } = media;
  const covered = media.phase !== "showing";
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const { zoom, zoomBy, move, handlers } = useZoomGestures(frame, picture);
  const frameRef = useCallback(
    (element: HTMLDivElement | null) => {
      frame.current = element;
      if (!covered) takeFocus(element);
    },
    [covered, takeFocus],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keyActions(zoomBy, move)[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It moves what it shows, as a scrolling area does.
    <div
      ref={frameRef}
      className={styles.frame}
      data-media="viewer"
      data-zoomed={zoom.scale > 1}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- It holds no fields of a form.
      role="group"
      aria-label={name || t("message.picture")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- As above.
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      {covered && (
        // A press of its button moves no picture.
        <div className={styles.failure} onPointerDown={(event) => event.stopPropagation()}>
          <MediaFailure media={media}>{t("message.pictureFailed")}</MediaFailure>
        </div>
      )}
      {media.phase !== "failed" && (
        <img
          key={media.attempt}
          ref={picture}
          className={styles.picture}
          data-covered={covered}
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
          src={url}
          alt={name || t("message.picture")}
          referrerPolicy="no-referrer"
          draggable={false}
          onLoad={media.onLoaded}
          onError={media.onError}
        />
      )}
      {!covered && (
        <div className={styles.buttons} onPointerDown={(event) => event.stopPropagation()}>
          <IconButton
            label={t("message.zoomOut")}
            icon={ZoomOut}
            variant="raised"
            aria-disabled={zoom.scale <= 1}
            onClick={() => zoomBy(1 / STEP.zoom)}
          />
          <IconButton
            label={t("message.zoomIn")}
            icon={ZoomIn}
            variant="raised"
            aria-disabled={zoom.scale >= MAXIMUM_SCALE}
            onClick={() => zoomBy(STEP.zoom)}
          />
        </div>
      )}
    </div>
  );
}

function keyActions(
  zoomBy: (factor: number) => void,
  move: (distance: { x: number; y: number }) => void,
): Partial<Record<string, () => void>> {
  return {
    "+": () => zoomBy(STEP.zoom),
    "=": () => zoomBy(STEP.zoom),
    "-": () => zoomBy(1 / STEP.zoom),
    "0": () => zoomBy(0),
    ArrowLeft: () => move({ x: STEP.move, y: 0 }),
    ArrowRight: () => move({ x: -STEP.move, y: 0 }),
    ArrowUp: () => move({ x: 0, y: STEP.move }),
    ArrowDown: () => move({ x: 0, y: -STEP.move }),
  };
}
