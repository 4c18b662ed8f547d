import { useTranslation } from "react-i18next";
import { PageNotice, TextLink } from "@member-wallet/ui";
import { PATHS } from "../../navigation/paths.ts";

/** Page Not Found (§2), with the way to the member's home; `within`: in a page that has a main area. */
export function NotFoundView({ within = false }: { within?: boolean }) {
  const { t } = useTranslation("notice");
  return (
    <PageNotice
      within={within}
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
