import { useTranslation } from "react-i18next";
import { PageNotice, TextLink } from "@member-wallet/ui";
import { useTitle } from "../../navigation/usePageTitle.ts";
import { PATHS } from "../../navigation/paths.ts";

/** There is no such page (§2). */
export function NotFoundScreen() {
  const { t } = useTranslation("notice");
  useTitle(t("notFound.title"));
  return (
    <PageNotice
      heading={t("notFound.heading")}
      text={t("notFound.text")}
      action={
        <TextLink to={PATHS.user} variant="standalone">
          {t("notFound.back")}
        </TextLink>
      }
    />
  );
}
