import { useGetStatementQuery } from "@member-wallet/api";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { PAGE_SIZE } from "../../statement-entries/find-entry.ts";

/** The first page of the statement, the newest entry first: home's two parts and the statement share one call. */
export function useFirstStatementPage() {
  const language = useCurrentLanguage();
  return useGetStatementQuery(
    { page: 1, limit: PAGE_SIZE, language },
    {
      // Home's two parts mount one after the other, and share a call.
      refetchOnMountOrArgChange: 10,
      refetchOnFocus: true,
      refetchOnReconnect: true,
    },
  );
}
