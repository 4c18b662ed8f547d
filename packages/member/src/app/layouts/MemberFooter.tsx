import { useGetInfoQuery } from "@member-wallet/api";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { useSite } from "../../site/SiteContext.tsx";
import { MemberFooterView } from "./MemberFooterView.tsx";

/** The market's help line, and the credit line of the operator that runs the backend. */
export function MemberFooter() {
  const { currentData: info } = useGetInfoQuery(useCurrentLanguage());
  const { protection } = useSite().market;
  return <MemberFooterView name={info?.name ?? ""} website={info?.website ?? ""} help={protection?.help} />;
}
