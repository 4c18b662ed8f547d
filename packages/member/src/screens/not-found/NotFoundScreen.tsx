import { useTranslation } from "react-i18next";
import { useTitle } from "../../navigation/usePageTitle.ts";
import { NotFoundView } from "./NotFoundView.tsx";

/** The page of an address that does not exist (§2). */
export function NotFoundScreen() {
  const { t } = useTranslation("notice");
  useTitle(t("notFound.title"));
  return <NotFoundView />;
}
