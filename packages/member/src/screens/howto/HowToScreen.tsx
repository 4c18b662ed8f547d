import { useTranslation } from "react-i18next";
import { Heading, Text } from "@member-wallet/ui";
import { HowToCard } from "../../features/howto/HowToCard.tsx";
import { HOWTO_VIDEOS } from "../../features/howto/videos.ts";
import { PublicPage } from "../public-page/PublicPage.tsx";
import { usePageTitle } from "../../navigation/usePageTitle.ts";
import styles from "./HowToScreen.module.css";

/** How to use: five instruction videos (§2). */
export function HowToScreen() {
  const { t } = useTranslation("howto");
  usePageTitle("howto");
  return (
    <PublicPage width="wide">
      <header>
        <Heading level={1}>{t("heading")}</Heading>
        <Text tone="muted">{t("lead")}</Text>
      </header>
      <div className={styles.videos}>
        {HOWTO_VIDEOS.map((video) => (
          <HowToCard key={video} video={video} />
        ))}
      </div>
    </PublicPage>
  );
}
