import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { HelpLine } from "@member-wallet/domain";
import { Card, Heading } from "@member-wallet/ui";
import { HelpLineView } from "../../protection/HelpLineView.tsx";
import styles from "./PlaySafelyView.module.css";
import paragraph from "./paragraph.module.css";

interface PlaySafelyViewProps {
  /** The member's own limits. */
  limits: ReactNode;
  /** What the member's money did. */
  play: ReactNode;
  /** How long ago the member logged in. */
  loggedIn: ReactNode;
  /** How often the member is asked whether to go on. */
  timeCheck: ReactNode;
  /** The choice of a break, or the break that is taken. */
  breakChoice: ReactNode;
  help: HelpLine | undefined;
}

/** What protects the player (§2 Player protection), on the profile. */
export function PlaySafelyView({
  loggedIn,
  play,
  limits,
  timeCheck,
  breakChoice,
  help,
}: PlaySafelyViewProps) {
  const { t } = useTranslation("profile");
  const { t: partText } = useTranslation("parts");
  return (
    <Card as="section" label={t("protection.heading")}>
      <Heading level={2} size={4}>
        {t("protection.heading")}
      </Heading>
      <p className={paragraph.text}>
        {partText("loggedIn")} {loggedIn}
      </p>
      <div className={styles.parts}>
        {play}
        {limits}
        {timeCheck}
        {breakChoice && <div>{breakChoice}</div>}
      </div>
      {help && (
        <>
          <p className={paragraph.text}>{t("protection.help")}</p>
          <HelpLineView {...help} />
        </>
      )}
    </Card>
  );
}
