import { useTranslation } from "react-i18next";
import type { HelpLine } from "@member-wallet/domain";
import { phoneUrl, safeUrl, TextLink } from "@member-wallet/ui";
import styles from "./HelpLineView.module.css";

/** Where the market's players find help with gambling (§2 Player protection): a number to call, a website, or both. */
export function HelpLineView({ phone, website }: HelpLine) {
  const { t } = useTranslation("parts");
  const call = phone === undefined ? null : phoneUrl(phone);
  const page = safeUrl(website);
  if (call === null && page === null) return null;
  return (
    <span className={styles.line}>
      {t("help.label")}
      {call !== null && (
        <a className={styles.phone} href={call}>
          {t("help.call", { phone })}
        </a>
      )}
      {page !== null && <TextLink href={page}>{t("help.website")}</TextLink>}
    </span>
  );
}
