import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSite } from "../SiteContext.tsx";
import { useLanguage } from "../language/LanguageContext.tsx";
import type { Texts } from "@member-wallet/locales";

export type PageTitle = keyof Texts["site"]["title"];

/** Names the page in the tab and for screen readers, in the member's language. */
export function usePageTitle(page: PageTitle) {
  const { t } = useTranslation("site");
  useTitle(t(`title.${page}`));
}

/** As `usePageTitle`, for a page whose title is among its own texts. */
export function useTitle(page: string) {
  const { environment } = useSite();
  const language = useLanguage();
  const title = `${page} · ${environment.brand[language.current()]}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
