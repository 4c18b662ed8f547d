import { filesOf, HOWTO_VIDEOS } from "../../features/howto/videos.ts";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { usePageTitle } from "../../navigation/usePageTitle.ts";
import { useSite } from "../../site/SiteContext.tsx";
import { PublicPage } from "../public-page/PublicPage.tsx";
import { HowToView } from "./HowToView.tsx";

/** How to use: five instruction videos (§2). */
export function HowToScreen() {
  usePageTitle("howto");
  const { howToBase } = useSite().environment;
  const language = useCurrentLanguage();
  const videos = HOWTO_VIDEOS.map((video) => ({ video, ...filesOf(howToBase, video, language) }));
  return (
    <PublicPage width="wide">
      <HowToView videos={videos} />
    </PublicPage>
  );
}
