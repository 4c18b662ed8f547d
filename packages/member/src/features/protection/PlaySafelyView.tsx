import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { HelpLine } from "@member-wallet/domain";
import { Card, Heading, TimeAgo } from "@member-wallet/ui";
import { HelpLineView } from "../../protection/HelpLineView.tsx";
import styles from "./PlaySafelyView.module.css";
import paragraph from "./paragraph.module.css";

interface PlaySafelyViewProps {
  /** The member's own limits of deposits. */
  limits: ReactNode;
  /** What the member's money did. */
  play: ReactNode;
  /** When the member logged in, an ISO time; `null` where it is not known. */
  loggedInAt: string | null;
  /** How often the member is asked whether to go on. */
  timeCheck: ReactNode;
  /** The choice of a break, or the break that is taken. */
  breakChoice: ReactNode;
  help: HelpLine | undefined;
}

/** What protects the player (§2 Player protection), on the profile. */
export function PlaySafelyView({
  loggedInAt,
  play,
  limits,
  timeCheck,
  breakChoice,
  help,
}: PlaySafelyViewProps) {
  const { t } = useTranslation("profile");
  return (
    <Card as="section" label={t("protection.heading")}>
      <Heading level={2} size={4}>
        {t("protection.heading")}
      </Heading>
      <p className={paragraph.text}>
        {t("protection.session")} <TimeAgo at={loggedInAt} />
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
