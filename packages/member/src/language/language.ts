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
import { retryWithBackoff, type Retries } from "@member-wallet/ui";
import type { FirstTexts } from "../site/environment.ts";
import type { SafeStorage } from "../storage/storage.ts";

/** A language that was chosen and is not shown yet: on its way, or its texts could not be fetched so far. */
export interface ChosenLanguage {
  language: Language;
  failed: boolean;
}

/** The interface's language (§1): remembered in the browser, loaded piece by piece, switched only when all is there. */
export interface LanguageController {
  i18n: i18n;
  current(): Language;
  /** The last choice while it is not shown yet; else `null`. */
  chosen(): ChosenLanguage | null;
  /** Called when the language, or the choice, changes. */
  subscribe(listener: () => void): () => void;
  /** Brings these texts in the current language. Rejects when they cannot be fetched. */
  loadNamespaces(namespaces: readonly Namespace[]): Promise<void>;
  /**
   * Switches once every text shown so far is there in the new language; until then the old one stays, and attempts go on
   * by themselves. The last choice wins.
   */
  change(language: Language): void;
}

export function createLanguageController(
  first: Language,
  firstTexts: FirstTexts,
  storage: SafeStorage,
  load = loadTexts,
): LanguageController {
  const instance = createInstance();
  const listeners = new Set<() => void>();
  const stored = () => readLanguage(storage.read("locale"));
  let current = stored() ?? first;
  let chosen: ChosenLanguage | null = null;
  let tries: Retries | undefined;

  instance.use(initReactI18next);
  // Without a backend nothing is awaited: the instance is ready when this returns.
  void instance.init({
    lng: current,
    supportedLngs: [...LANGUAGES],
    fallbackLng: FALLBACK_LANGUAGES,
    resources: { [first]: firstTexts },
    ns: Object.keys(firstTexts),
    defaultNS: "site",
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    // Texts that come later, as a failure's, are drawn when they come.
    react: { useSuspense: false, bindI18nStore: "added" },
  });
  mark(current);

  function choose(choice: ChosenLanguage | null) {
    chosen = choice;
    listeners.forEach((listener) => listener());
  }

  const missing = (language: Language, namespaces: readonly string[]) =>
    namespaces.filter((namespace) => !instance.hasResourceBundle(language, namespace)) as Namespace[];

  const loadInto = (language: Language, namespaces: readonly Namespace[]) =>
    Promise.all(
      namespaces.map(async (namespace) => {
        instance.addResourceBundle(language, namespace, await load(language, namespace));
      }),
    );

  function show(language: Language) {
    current = language;
    storage.write("locale", language);
    mark(language);
    void instance.changeLanguage(language);
    choose(null);
  }

  /** Brings what is shown in the current language, and again what was drawn meanwhile; a later choice ends it. */
  async function bringAll(language: Language): Promise<void> {
    if (chosen?.language !== language) return;
    const left = missing(language, Object.keys(instance.getDataByLanguage(current) ?? {}));
    if (left.length === 0) return show(language);
    await loadInto(language, left);
    return bringAll(language);
  }

  function change(language: Language) {
    tries?.stop();
    choose(language === current ? null : { language, failed: false });
    if (chosen === null) return;
    tries = retryWithBackoff(
      () => bringAll(language),
      () => choose({ language, failed: true }),
    );
    tries.now();
  }

  // Chosen in another tab.
  window.addEventListener("storage", ({ key }) => {
    const language = stored();
    if (key === "locale" && language !== null) change(language);
  });

  return {
    i18n: instance,
    current: () => current,
    chosen: () => chosen,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async loadNamespaces(namespaces) {
      // In the language that is shown when they have come.
      for (let left = missing(current, namespaces); left.length > 0; left = missing(current, namespaces)) {
        // oxlint-disable-next-line no-await-in-loop -- What is left is known only then.
        await loadInto(current, left);
      }
    },
    change,
  };
}

/** Screen readers and line breaking follow the document's language. */
function mark(language: Language) {
  document.documentElement.lang = language;
}
