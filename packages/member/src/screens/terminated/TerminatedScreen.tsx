import { useTranslation } from "react-i18next";
import { Button, PageNotice } from "@member-wallet/ui";
import { useTitle } from "../../navigation/usePageTitle.ts";
import { useReopening } from "./useReopening.ts";

/** The service is closed (§2). The page finds the way back by itself when it opens again. */
export function TerminatedScreen() {
  const { t } = useTranslation("notice");
  useTitle(t("terminated.title"));
  const { looking, outcome, look } = useReopening();
  return (
    <PageNotice
      plain
      heading={t("terminated.heading")}
      text={t("terminated.text")}
      status={outcome && t(`terminated.${outcome}`)}
      action={
        <Button pending={looking} onClick={look}>
          {t("terminated.check")}
        </Button>
      }
    />
  );
}
