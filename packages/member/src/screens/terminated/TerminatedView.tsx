import { useTranslation } from "react-i18next";
import { Button, PageNotice } from "@member-wallet/ui";

export interface TerminatedViewProps {
  /** A check that the reader asked for is under way. */
  checking: boolean;
  /** How the last check that the reader asked for ended; `null` before the first, and while one is under way. */
  outcome: "stillClosed" | "checkFailed" | null;
  check: () => void;
}

/** The service is closed (§2). */
export function TerminatedView({ checking, outcome, check }: TerminatedViewProps) {
  const { t } = useTranslation("notice");
  return (
    <PageNotice
      plain
      heading={t("terminated.heading")}
      text={t("terminated.text")}
      status={outcome && t(`terminated.${outcome}`)}
      action={
        <Button pending={checking} onClick={check}>
          {t("terminated.check")}
        </Button>
      }
    />
  );
}
