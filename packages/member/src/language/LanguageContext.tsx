import { createContext, use, useSyncExternalStore } from "react";
import type { Language } from "@member-wallet/locales";
import { useSite } from "../site/SiteContext.tsx";
import type { LanguageController } from "./language.ts";

export const LanguageContext = createContext<LanguageController | null>(null);

export function useLanguage(): LanguageController {
  const controller = use(LanguageContext);
  if (controller === null) throw new Error("useLanguage is used outside of the mounted site.");
  return controller;
}

/** The language that is shown; whoever reads it is drawn anew when it changes. */
export function useCurrentLanguage(): Language {
  const { subscribe, current } = useLanguage();
  return useSyncExternalStore(subscribe, current);
}

/** The name that players know the site by, in the language that is shown. */
export function useBrand(): string {
  return useSite().environment.brand[useCurrentLanguage()];
}
