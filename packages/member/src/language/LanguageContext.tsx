import { createContext, useSyncExternalStore } from "react";
import type { Language } from "@member-wallet/locales";
import { useSite } from "../site/SiteContext.tsx";
import type { LanguageController } from "./language.ts";
import { useService } from "../site/useService.ts";

export const LanguageContext = createContext<LanguageController | null>(null);

export function useLanguage(): LanguageController {
  return useService(LanguageContext);
}

/** The current language; a component that reads it renders again when it changes. */
export function useCurrentLanguage(): Language {
  const { subscribe, current } = useLanguage();
  return useSyncExternalStore(subscribe, current, current);
}

/** The site's name for players, in the current language. */
export function useBrand(): string {
  return useSite().environment.brand[useCurrentLanguage()];
}
