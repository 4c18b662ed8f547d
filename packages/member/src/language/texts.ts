import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { FALLBACK_LANGUAGES, type Language, LANGUAGES } from "@member-wallet/locales";
import type { FirstTexts } from "../site/environment.ts";

/** The texts of one page, in a language and with those that are loaded already. */
export function createTexts(language: Language, loaded: Partial<Record<Language, FirstTexts>>): i18n {
  const instance = createInstance();
  instance.use(initReactI18next);
  // Without a backend, nothing is asynchronous: the instance is ready when this returns.
  void instance.init({
    lng: language,
    supportedLngs: [...LANGUAGES],
    fallbackLng: FALLBACK_LANGUAGES,
    resources: loaded,
    // Nothing is loaded by i18next itself.
    ns: [],
    defaultNS: "site",
    // React escapes texts.
    interpolation: { escapeValue: false },
    // Texts that load later, such as a failure's, render when they arrive.
    react: { useSuspense: false, bindI18nStore: "added" },
  });
  return instance;
}
