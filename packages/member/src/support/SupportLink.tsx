import { useTranslation } from "react-i18next";
import { TextLink } from "@member-wallet/ui";
import { PATHS } from "../navigation/paths.ts";
import { useLoggedIn } from "../session/SessionContext.tsx";

/** The link to Contact. */
export function SupportLink() {
  const { t } = useTranslation("site");
  return (
    <TextLink to={useLoggedIn() ? PATHS.memberContact : PATHS.contact} variant="standalone">
      {t("contactSupport")}
    </TextLink>
  );
}
