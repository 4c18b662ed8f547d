import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import {
  FALLBACK_LANGUAGES,
  type Language,
  LANGUAGES,
  loadTexts,
  type Namespace,
  readLanguage,
} from "@member-wallet/locales";
import type { SafeStorage } from "../storage/storage.ts";

/** The texts that the site's build carries: enough for the first page in the site's first language. */
export type FirstTexts = Partial<Record<Namespace, Record<string, unknown>>>;

/** The interface's language (§1): remembered in the browser, loaded piece by piece, switched only when all is there. */
export interface LanguageRoom {
  i18n: i18n;
  current(): Language;
  /** Brings these texts in the current language. Rejects when they cannot be fetched. */
  need(namespaces: readonly Namespace[]): Promise<void>;
  /** Switches once every text shown so far is there in the new language; on a failure the old one stays. */
  change(language: Language): Promise<void>;
}

export function createLanguageRoom(
  first: Language,
  firstTexts: FirstTexts,
  storage: SafeStorage,
): LanguageRoom {
  const instance = createInstance();
  const needed = new Set(Object.keys(firstTexts) as Namespace[]);
  let current = readLanguage(storage.read("locale")) ?? first;

  instance.use(initReactI18next);
  // Without a backend nothing is awaited: the instance is ready when this returns.
  void instance.init({
    lng: current,
    supportedLngs: [...LANGUAGES],
    fallbackLng: FALLBACK_LANGUAGES,
    resources: { [first]: firstTexts },
    ns: [...needed],
    defaultNS: "site",
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    // Texts that come later, as a failure's, are drawn when they come.
    react: { useSuspense: false, bindI18nStore: "added" },
  });
  mark(current);

  async function bring(language: Language, namespaces: Iterable<Namespace>) {
    const missing = [...namespaces].filter((namespace) => !instance.hasResourceBundle(language, namespace));
    await Promise.all(
      missing.map(async (namespace) => {
        instance.addResourceBundle(language, namespace, await loadTexts(language, namespace));
      }),
    );
  }

  return {
    i18n: instance,
    current: () => current,
    async need(namespaces) {
      namespaces.forEach((namespace) => needed.add(namespace));
      await bring(current, needed);
    },
    async change(language) {
      await bring(language, needed);
      await instance.changeLanguage(language);
      current = language;
      storage.write("locale", language);
      mark(language);
    },
  };
}

/** Screen readers and line breaking follow the document's language. */
function mark(language: Language) {
  document.documentElement.lang = language;
}
