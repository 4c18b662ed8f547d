import { useTranslation } from "react-i18next";
import { TextLink } from "@member-wallet/ui";
import { PATHS } from "../../navigation/paths.ts";

/** The link to Contact. */
export function SupportLink() {
  const { t } = useTranslation("member");
  return (
    <TextLink to={PATHS.memberContact} variant="standalone">
      {t("home.support")}
    </TextLink>
  );
}
