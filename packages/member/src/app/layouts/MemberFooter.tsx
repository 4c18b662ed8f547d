import { useTranslation } from "react-i18next";
import { useGetInfoQuery } from "@member-wallet/api";
import { safeUrl, TextLink } from "@member-wallet/ui";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import styles from "./MemberFooter.module.css";

/** The credit line with the operator's website (§2 Member shell); absent while the operator's name is not known. */
export function MemberFooter() {
  const { t } = useTranslation("member");
  const { currentData: data } = useGetInfoQuery(useCurrentLanguage());
  const credit = data?.name ? t("footer", { name: data.name }) : null;
  const website = data ? safeUrl(data.website) : null;
  return (
    <footer className={styles.footer}>
      {credit !== null && website !== null ? <TextLink href={website}>{credit}</TextLink> : credit}
    </footer>
  );
}
