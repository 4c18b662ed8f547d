import { useGetInfoQuery } from "@member-wallet/api";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { MemberFooterView } from "./MemberFooterView.tsx";

/** The credit line of the operator that runs the backend. */
export function MemberFooter() {
  const { currentData: info } = useGetInfoQuery(useCurrentLanguage());
  return <MemberFooterView name={info?.name ?? ""} website={info?.website ?? ""} />;
}
