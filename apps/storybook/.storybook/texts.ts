import { createInstance } from "i18next";
import { initReactI18next } from "react-i18next";
import { FALLBACK_LANGUAGES, LANGUAGES } from "@member-wallet/locales";

const FILES = import.meta.glob<Record<string, unknown>>("../../../locales/{th,lo,en}/*.json", {
  eager: true,
  import: "default",
});

/** Every text in every language: the toolbar switches between them. */
export const texts = createInstance();

void texts.use(initReactI18next).init({
  lng: "th",
  supportedLngs: [...LANGUAGES],
  fallbackLng: FALLBACK_LANGUAGES,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  resources: {},
});

for (const [path, file] of Object.entries(FILES)) {
  const [, language, namespace] = /\/(th|lo|en)\/([\w-]+)\.json$/.exec(path) ?? [];
  if (language !== undefined && namespace !== undefined) texts.addResourceBundle(language, namespace, file);
}
