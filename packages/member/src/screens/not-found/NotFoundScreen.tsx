import { useTranslation } from "react-i18next";
import { useLoggedIn } from "../../session/SessionContext.tsx";
import { useTitle } from "../../navigation/usePageTitle.ts";
import { NotFoundView } from "./NotFoundView.tsx";

/** The page of an address that does not exist (§2). */
export function NotFoundScreen() {
  const { t } = useTranslation("notice");
  useTitle(t("notFound.title"));
  // The member's area has a main area around every page.
  return <NotFoundView within={useLoggedIn()} />;
}
