import { MessageCircle } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useGetContactQuery } from "@member-wallet/api";
import {
  Card,
  EmptyState,
  ErrorState,
  Heading,
  SafeMarkup,
  safeUrl,
  Skeleton,
  Text,
  TextLink,
} from "@member-wallet/ui";
import { useErrorText } from "../../language/useErrorText.ts";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { useSite } from "../../site/SiteContext.tsx";
import styles from "./ContactPanel.module.css";

/** How to reach the operator (§2 Contact): text, chat app with its QR, and the version that is running. */
export function ContactPanel() {
  const { t } = useTranslation("contact");
  const { environment } = useSite();
  return (
    <section className={styles.contact}>
      <Heading level={1}>{t("heading")}</Heading>
      <ContactDetails />
      {environment.version !== "" && (
        <Text size={1} tone="muted">
          {t("version", { version: environment.version })}
        </Text>
      )}
    </section>
  );
}

function ContactDetails() {
  const { t } = useTranslation("contact");
  const contact = useGetContactQuery(useCurrentLanguage());
  const { currentData: data, error, isFetching, refetch } = contact;
  const textOf = useErrorText();
  if (data === undefined) {
    return error === undefined ? (
      <div aria-busy="true">
        <Skeleton lines={4} />
        <Skeleton shape="block" />
      </div>
    ) : (
      <ErrorState message={textOf(error)} pending={isFetching} onRetry={() => void refetch()} />
    );
  }
  const link = safeUrl(data.lineLink);
  const picture = safeUrl(data.lineQR, "picture");
  const name = data.lineName;
  if (data.contactText === "" && link === null && picture === null) return <EmptyState title={t("empty")} />;
  return (
    <>
      {data.contactText !== "" && (
        <Card>
          <SafeMarkup html={data.contactText} />
        </Card>
      )}
      {(link !== null || picture !== null) && (
        <Card>
          <div className={styles.chat}>
            <Text tone="muted">{t("line")}</Text>
            {picture !== null && (
              <img className={styles.qr} src={picture} alt={t("qr", { name })} width={220} height={220} />
            )}
            {link !== null && (
              <TextLink href={link} variant="button" icon={MessageCircle}>
                {name === "" ? t("openUnnamed") : t("open", { name })}
              </TextLink>
            )}
          </div>
        </Card>
      )}
    </>
  );
}
