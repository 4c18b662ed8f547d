import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, Card, Heading } from "@member-wallet/ui";
import type { InstallOffer } from "./install-offer.ts";
import styles from "./InstallOfferView.module.css";

interface InstallOfferViewProps {
  offer: InstallOffer;
  /** Shows the browser's question. */
  install: () => void;
}

/** Offers to install the site, or says how; nothing where it can't be installed. */
export function InstallOfferView({ offer, install }: InstallOfferViewProps) {
  const { t } = useTranslation("profile");
  if (offer === "none") return null;
  return (
    <Card as="section" label={t("installOffer.heading")}>
      <Heading level={2} size={4}>
        {t("installOffer.heading")}
      </Heading>
      <p className={styles.text}>{t("installOffer.text")}</p>
      {offer === "prompt" ? (
        <Button icon={Download} onClick={install} block>
          {t("installOffer.install")}
        </Button>
      ) : (
        <p className={styles.text}>{t("installOffer.byHand")}</p>
      )}
    </Card>
  );
}
