import { createInstance } from "i18next";
import { initReactI18next } from "react-i18next";
import { FALLBACK_LANGUAGES, type Language, LANGUAGES, readLanguage } from "@member-wallet/locales";

const FILES = import.meta.glob<Record<string, unknown>>("../../../locales/{th,lo,en}/*.json", {
  eager: true,
  import: "default",
});

interface LocaleFile {
  readonly language: Language;
  readonly namespace: string;
  readonly texts: Record<string, unknown>;
}

/** The product's texts, a namespace in one language each. */
export const LOCALE_FILES: readonly LocaleFile[] = Object.entries(FILES).flatMap(([path, file]) => {
  const [, folder, namespace] = /\/(th|lo|en)\/([\w-]+)\.json$/.exec(path) ?? [];
  const language = readLanguage(folder);
  return language !== null && namespace !== undefined ? [{ language, namespace, texts: file }] : [];
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

for (const file of LOCALE_FILES) texts.addResourceBundle(file.language, file.namespace, file.texts);
