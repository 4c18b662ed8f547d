import { useState } from "react";
import { useTranslation } from "react-i18next";
import { playMonths } from "@member-wallet/domain";
import { Button, Heading } from "@member-wallet/ui";
import { HideableAmounts } from "../../hidden-amounts/HideableAmounts.tsx";
import { useHiddenAmounts } from "../../hidden-amounts/useHiddenAmounts.ts";
import { completeSince, useNewestEntries } from "../../statement-entries/useNewestEntries.ts";
import { useLoadable } from "../../store/useLoadable.ts";
import { MyPlayView } from "./MyPlayView.tsx";
import paragraph from "./paragraph.module.css";

/** What the member's money did, month by month; the statement loads when the member asks for it. */
export function MyPlay() {
  const { t } = useTranslation("profile");
  const [shown, setShown] = useState(false);
  return (
    <section aria-label={t("protection.play.heading")}>
      <Heading level={3} size={3}>
        {t("protection.play.heading")}
      </Heading>
      <p className={paragraph.text}>{t("protection.play.text")}</p>
      {shown ? (
        <HideableAmounts>
          <LoadedPlay />
        </HideableAmounts>
      ) : (
        <Button size="small" onClick={() => setShown(true)}>
          {t("protection.play.show")}
        </Button>
      )}
    </section>
  );
}

function LoadedPlay() {
  const { hidden } = useHiddenAmounts();
  const content = useLoadable(useNewestEntries(true), (answer) => {
    const since = completeSince(answer);
    return { months: playMonths(answer.statements), since: since === Infinity ? null : since };
  });
  return <MyPlayView content={content} hidden={hidden} />;
}
