import { useTranslation } from "react-i18next";
import { safeUrl, TextLink } from "@member-wallet/ui";
import styles from "./MemberFooterView.module.css";

interface MemberFooterViewProps {
  /** The operator's name and website, as the server sent them; empty until they load. */
  name: string;
  website: string;
}

/** The credit line with the operator's website (§2 Member shell); absent until the operator's name loads. */
export function MemberFooterView({ name, website }: MemberFooterViewProps) {
  const { t } = useTranslation("member");
  const credit = name && t("footer", { name });
  const href = safeUrl(website);
  return (
    <footer className={styles.footer}>
      {credit && href !== null ? <TextLink href={href}>{credit}</TextLink> : credit}
    </footer>
  );
}
