import { useTranslation } from "react-i18next";
import { Heading, Text } from "@member-wallet/ui";
import { HowToCardView, type HowToCardViewProps } from "../../features/howto/HowToCardView.tsx";
import styles from "./HowToView.module.css";

/** How to use: the instruction videos (§2). */
export function HowToView({ videos }: { videos: readonly HowToCardViewProps[] }) {
  const { t } = useTranslation("howto");
  return (
    <>
      <header>
        <Heading level={1}>{t("heading")}</Heading>
        <Text tone="muted">{t("lead")}</Text>
      </header>
      <div className={styles.videos}>
        {videos.map((video) => (
          <HowToCardView key={video.captions.src} {...video} />
        ))}
      </div>
    </>
  );
}
