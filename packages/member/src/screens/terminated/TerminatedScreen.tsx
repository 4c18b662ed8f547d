import { useTranslation } from "react-i18next";
import { useTitle } from "../../navigation/usePageTitle.ts";
import { TerminatedView } from "./TerminatedView.tsx";
import { useReopening } from "./useReopening.ts";

/** The service is closed (§2). The page leads back by itself once the service is open again. */
export function TerminatedScreen() {
  const { t } = useTranslation("notice");
  useTitle(t("terminated.title"));
  return <TerminatedView {...useReopening()} />;
}
