import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, Card, Heading, Notice } from "@member-wallet/ui";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { useSite } from "../../site/SiteContext.tsx";
import styles from "./HowToCard.module.css";
import { type HowToVideo, videoPoster, videoSources } from "./videos.ts";

/** One instruction video: a poster until it is played, then the browser's own controls. Nothing loads before. */
export function HowToCard({ video }: { video: HowToVideo }) {
  const { t } = useTranslation("howto");
  const { environment } = useSite();
  const language = useCurrentLanguage();
  const [failed, setFailed] = useState(false);
  const sources = videoSources(environment.howToBase, video, language);
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
          key={language}
          className={styles.video}
          controls
          playsInline
          preload="none"
          poster={videoPoster(environment.howToBase, video)}
          aria-label={t(video)}
          onError={() => setFailed(true)}
        >
          {sources.map((source, at) => (
            <source
              key={source}
              src={source}
              type="video/mp4"
              // Only the last one's failure leaves nothing to play.
              onError={at === sources.length - 1 ? () => setFailed(true) : undefined}
            />
          ))}
        </video>
      )}
    </Card>
  );
}
