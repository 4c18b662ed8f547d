import { Play } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, Card, Heading, Notice } from "@member-wallet/ui";
import type { HowToVideo } from "./videos.ts";
import styles from "./HowToCardView.module.css";

export interface HowToCardViewProps {
  video: HowToVideo;
  /** Where the video is: tried one after another. */
  sources: readonly string[];
  /** The picture shown before it plays. */
  poster: string;
}

/**
 * One instruction video. Only its poster loads before it is played, with a button on it; the browser's own controls,
 * which would cover the poster, appear with the first play.
 */
export function HowToCardView({ video, sources, poster }: HowToCardViewProps) {
  const { t } = useTranslation("howto");
  const [failed, setFailed] = useState(false);
  const [started, setStarted] = useState(false);
  const player = useRef<HTMLVideoElement>(null);

  function fail() {
    setFailed(true);
    setStarted(false);
  }

  function start() {
    setStarted(true);
    player.current?.focus();
    // A failure is an error event, and a browser that forbids it leaves its own controls.
    player.current?.play().catch(() => undefined);
  }

  return (
    <Card as="article" label={t(video)}>
      <Heading level={2} size={4}>
        {t(video)}
      </Heading>
      {failed ? (
        <Notice
          tone="warning"
          announced
          action={
            <Button size="small" onClick={() => setFailed(false)}>
              {t("tryAgain")}
            </Button>
          }
        >
          {t("failed")}
        </Notice>
      ) : (
        <div className={styles.frame}>
          {/* The operator's videos carry no captions of their own; their text is burnt in. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video
            ref={player}
            key={sources[0]}
            className={styles.video}
            controls={started}
            tabIndex={started ? 0 : -1}
            onPlay={() => setStarted(true)}
            playsInline
            preload="none"
            poster={poster}
            aria-label={t(video)}
            onError={fail}
          >
            {sources.map((source, at) => (
              <source
                key={source}
                src={source}
                type="video/mp4"
                // The browser tries the next source after a failure.
                onError={at === sources.length - 1 ? fail : undefined}
              />
            ))}
          </video>
          {!started && (
            <button
              type="button"
              className={styles.play}
              aria-label={t("play", { title: t(video) })}
              onClick={start}
            >
              <span className={styles.disc}>
                <Play aria-hidden />
              </span>
            </button>
          )}
        </div>
      )}
    </Card>
  );
}
