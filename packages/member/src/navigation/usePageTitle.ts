import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useBrand } from "../language/LanguageContext.tsx";
import type { Texts } from "@member-wallet/locales";

export type PageTitle = keyof Texts["site"]["title"];

/** Sets the title of the tab, also for screen readers, in the member's language. */
export function usePageTitle(page: PageTitle) {
  const { t } = useTranslation("site");
  useTitle(t(`title.${page}`));
}

/** Sets the title of a page whose own texts contain it. */
export function useTitle(page: string) {
  const brand = useBrand();
  const title = `${page} · ${brand}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
