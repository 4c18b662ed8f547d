import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, Card, Heading, TextLink } from "@member-wallet/ui";
import type { InstallOffer } from "./install-offer.ts";
import styles from "./InstallOfferView.module.css";

/** LINE opens this address in the phone's own browser. */
const OUTSIDE_LINE = "/?openExternalBrowser=1";

interface InstallOfferViewProps {
  offer: InstallOffer;
  /** Shows the browser's question. */
  install: () => void;
}

/** Offers to install the site, or says how; nothing where it can't be done. */
export function InstallOfferView({ offer, install }: InstallOfferViewProps) {
  const { t } = useTranslation("profile");
  if (offer === "none") return null;
  return (
    <Card as="section" label={t("installOffer.heading")}>
      <Heading level={2} size={4}>
        {t("installOffer.heading")}
      </Heading>
      <p className={styles.text}>{t("installOffer.text")}</p>
      <Way offer={offer} install={install} />
    </Card>
  );
}

function Way({ offer, install }: InstallOfferViewProps & { offer: Exclude<InstallOffer, "none"> }) {
  const { t } = useTranslation("profile");
  switch (offer) {
    case "prompt":
      return (
        <Button icon={Download} onClick={install} block>
          {t("installOffer.install")}
        </Button>
      );
    case "by-hand":
      return <p className={styles.text}>{t("installOffer.byHand")}</p>;
    case "outside-line":
      return (
        <>
          <p className={styles.text}>{t("installOffer.inApp")}</p>
          <TextLink href={OUTSIDE_LINE} variant="button" block>
            {t("installOffer.openOutside")}
          </TextLink>
        </>
      );
    case "outside-app":
      return (
        <>
          <p className={styles.text}>{t("installOffer.inApp")}</p>
          <p className={styles.text}>{t("installOffer.byMenu")}</p>
        </>
      );
  }
}
