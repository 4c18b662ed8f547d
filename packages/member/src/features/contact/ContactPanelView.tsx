import { MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import {
  Card,
  EmptyState,
  Heading,
  type Loadable,
  LoadableContent,
  SafeMarkup,
  safeUrl,
  Skeleton,
  Text,
  TextLink,
  useSafeMarkup,
  webUrl,
} from "@member-wallet/ui";
import styles from "./ContactPanelView.module.css";

/** What the build writes beside the pages. */
const LICENCES = "/licences.txt";

/** How to reach the operator, as the server sent it; whatever is missing is empty. */
export interface ContactData {
  /** Markup. */
  contactText: string;
  /** The chat app: address, name, and address of the QR code. */
  lineLink: string;
  lineName: string;
  lineQR: string;
}

interface ContactPanelViewProps {
  content: Loadable<ContactData>;
  /** The site's version; empty when it is not known. */
  version: string;
  /** The chat of this site, where there is one. */
  chat: ReactNode;
}

/**
 * How to reach the operator (§2 Contact): text, chat app with its QR code, chat, the version of the site and the licences
 * of what others wrote in it. The chat comes after the page, so it is below what the page begins with.
 */
export function ContactPanelView({ content, version, chat }: ContactPanelViewProps) {
  const { t } = useTranslation("contact");
  return (
    <section className={styles.contact}>
      <Heading level={1}>{t("heading")}</Heading>
      <LoadableContent content={content} skeleton={<DetailsSkeleton />}>
        {(contact) => <ContactDetails contact={contact} />}
      </LoadableContent>
      {chat}
      <Text size={1} tone="muted">
        {version !== "" && (
          <>
            <span>{t("version", { version })}</span> ·{" "}
          </>
        )}
        <TextLink href={LICENCES}>{t("licences")}</TextLink>
      </Text>
    </section>
  );
}

/** The cards of an operator's text and chat app, at their usual size. */
function DetailsSkeleton() {
  return (
    <div className={styles.details}>
      <Card>
        <Skeleton lines={6} />
      </Card>
      <Card>
        <div className={styles.chat}>
          <div className={styles.lineShape}>
            <Skeleton />
          </div>
          <div className={styles.qrShape} />
          <div className={styles.linkShape} />
        </div>
      </Card>
    </div>
  );
}

function ContactDetails({ contact }: { contact: ContactData }) {
  const { t } = useTranslation("contact");
  const { contactText, lineName: name, lineLink } = contact;
  const address = safeUrl(lineLink);
  // A host alone, such as "lin.ee/abc", would lead beside this page: it is text.
  const link = address?.startsWith("/") ? webUrl(lineLink) : address;
  const picture = safeUrl(contact.lineQR, "picture");
  const markup = useSafeMarkup(contactText);
  if (contactText === "" && address === null && picture === null) return <EmptyState title={t("empty")} />;
  // All at once, so that the text moves nothing when it comes.
  if (contactText !== "" && markup.kind === "loading")
    return (
      <div aria-busy="true">
        <DetailsSkeleton />
      </div>
    );
  return (
    <div className={styles.details}>
      {contactText !== "" && (
        <Card>
          <SafeMarkup html={contactText} />
        </Card>
      )}
      {(address !== null || picture !== null) && (
        <Card>
          <div className={styles.chat}>
            <Text tone="muted">{t("line")}</Text>
            {picture !== null && (
              <img className={styles.qr} src={picture} alt={t("qr", { name })} width={220} height={220} />
            )}
            {address !== null && link === null && <Text>{lineLink}</Text>}
            {link !== null && (
              <TextLink href={link} variant="button" icon={MessageCircle}>
                {name === "" ? t("openUnnamed") : t("open", { name })}
              </TextLink>
            )}
          </div>
        </Card>
      )}
    </div>
  );
}
