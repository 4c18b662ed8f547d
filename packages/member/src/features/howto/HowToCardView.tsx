import { useState } from "react";
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

/** One instruction video with the browser's own controls. Only its poster loads before it is played. */
export function HowToCardView({ video, sources, poster }: HowToCardViewProps) {
  const { t } = useTranslation("howto");
  const [failed, setFailed] = useState(false);
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
        // The operator's videos carry no captions of their own; their text is burnt in.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          key={sources[0]}
          className={styles.video}
          controls
          playsInline
          preload="none"
          poster={poster}
          aria-label={t(video)}
          onError={() => setFailed(true)}
        >
          {sources.map((source, at) => (
            <source
              key={source}
              src={source}
              type="video/mp4"
              // The browser tries the next source after a failure.
              onError={at === sources.length - 1 ? () => setFailed(true) : undefined}
            />
          ))}
        </video>
      )}
    </Card>
  );
}
