import { Play } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, Card, Heading, Notice } from "@member-wallet/ui";
import { type Captions, readCaptions } from "./captions.ts";
import type { HowToFiles, HowToVideo } from "./videos.ts";
import styles from "./HowToCardView.module.css";

export interface HowToCardViewProps extends HowToFiles {
  video: HowToVideo;
}

/**
 * One instruction video, and its captions as a list of steps where it has some. Only poster and captions load before it
 * is played, with a button on it; the browser's own controls, which would cover the poster, appear with the first play.
 */
export function HowToCardView({ video, sources, captions: file, poster }: HowToCardViewProps) {
  const { t } = useTranslation(["howto", "ui"]);
  const [captions, setCaptions] = useState<Captions>({ kind: "loading" });
  const track = useCallback((element: HTMLTrackElement) => readCaptions(element, setCaptions), []);
  const [failed, setFailed] = useState(false);
  const [started, setStarted] = useState(false);
  const lines = captions.kind === "loaded" ? captions.lines : [];
  const player = useRef<HTMLVideoElement>(null);

  function fail() {
    // A host may share its videos without captions: it plays on without them.
    if (captions.kind === "loading") return setCaptions({ kind: "missing" });
    setFailed(true);
    setStarted(false);
  }

  function tryAgain() {
    setFailed(false);
    if (captions.kind === "missing") setCaptions({ kind: "loading" });
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
            <Button size="small" onClick={tryAgain}>
              {t("ui:tryAgain")}
            </Button>
          }
        >
          {t("failed")}
        </Notice>
      ) : (
        <div className={styles.frame}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Until it is known that there are none. */}
          <video
            // Another one: what a page asks a host with does not change under a video.
            key={captions.kind === "missing" ? "plain" : "captioned"}
            ref={player}
            autoPlay={started}
            // Another host's captions are read only with its permission, which its video without captions may lack.
            crossOrigin={captions.kind === "missing" ? undefined : "anonymous"}
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
            {sources.map(({ src, type }, at) => (
              <source
                key={src}
                src={src}
                type={type}
                // The browser tries the next source after a failure.
                onError={at === sources.length - 1 ? fail : undefined}
              />
            ))}
            {captions.kind !== "missing" && (
              <track ref={track} default kind="captions" src={file.src} srcLang={file.language} />
            )}
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
      {/* Its line is there from the first paint on: nothing moves when the captions come. */}
      <details className={styles.steps} data-known={lines.length > 0}>
        <summary className={styles.summary}>{t("steps")}</summary>
        <ol className={styles.list}>
          {lines.map((line, at) => (
            <li key={`${at} ${line}`}>{line}</li>
          ))}
        </ol>
      </details>
    </Card>
  );
}
