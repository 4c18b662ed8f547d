import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { HelpLine } from "@member-wallet/domain";
import { Card, Heading } from "@member-wallet/ui";
import { HelpLineView } from "../../protection/HelpLineView.tsx";
import styles from "./PlaySafelyView.module.css";

interface PlaySafelyViewProps {
  /** The member's own limits of deposits. */
  limits: ReactNode;
  /** The choice of a break, or the break that is taken. */
  breakChoice: ReactNode;
  help: HelpLine | undefined;
}

/** What protects the player (§2 Player protection), on the profile. */
export function PlaySafelyView({ limits, breakChoice, help }: PlaySafelyViewProps) {
  const { t } = useTranslation("profile");
  return (
    <Card as="section" label={t("protection.heading")}>
      <Heading level={2} size={4}>
        {t("protection.heading")}
      </Heading>
      {limits}
      {breakChoice}
      {help && (
        <>
          <p className={styles.text}>{t("protection.help")}</p>
          <HelpLineView {...help} />
        </>
      )}
    </Card>
  );
}
