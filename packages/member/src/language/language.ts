import type { i18n } from "i18next";
import { createChanges } from "@member-wallet/domain";
import { type Language, loadTexts, type Namespace, readLanguage } from "@member-wallet/locales";
import { afterPaint, retryWithBackoff, type Retries } from "@member-wallet/ui";
import type { FirstTexts } from "../site/environment.ts";
import type { SafeStorage } from "../storage/storage.ts";
import { createTexts } from "./texts.ts";

/** A chosen language that does not show yet: its texts are loading or failed to load. */
export interface ChosenLanguage {
  language: Language;
  failed: boolean;
}

/**
 * The interface's language (§1): stored in the browser, loaded by namespace, switched only when everything is loaded.
 */
export interface LanguageController {
  i18n: i18n;
  current(): Language;
  /** The last choice while it does not show yet; else `null`. */
  chosen(): ChosenLanguage | null;
  /** Calls the listener when the language or the choice changes. */
  subscribe(listener: () => void): () => void;
  /** Loads these namespaces in the current language. Rejects when they fail to load. */
  loadNamespaces(namespaces: readonly Namespace[]): Promise<void>;
  /**
   * Switches once every namespace in use is loaded in the new language; until then the old one stays, and loading is
   * retried. The last choice wins.
   */
  change(language: Language): void;
}

export function createLanguageController(
  first: Language,
  firstTexts: FirstTexts,
  storage: SafeStorage,
  load = loadTexts,
  painted = afterPaint,
): LanguageController {
  const changes = createChanges();
  const stored = () => readLanguage(storage.read("locale"));
  let current = stored() ?? first;
  let chosen: ChosenLanguage | null = null;
  let tries: Retries | undefined;

  const instance = createTexts(current, { [first]: firstTexts });
  mark(current);

  function choose(choice: ChosenLanguage | null) {
    chosen = choice;
    changes.tell();
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

  /** Loads the namespaces in use, and those added meanwhile, in the chosen language; a later choice cancels it. */
  async function loadAll(language: Language): Promise<void> {
    if (chosen?.language !== language) return;
    const left = missing(language, Object.keys(instance.getDataByLanguage(current) ?? {}));
    if (left.length === 0) return show(language);
    await loadInto(language, left);
    return loadAll(language);
  }

  function change(language: Language) {
    tries?.stop();
    choose(language === current ? null : { language, failed: false });
    if (chosen === null) return;
    tries = retryWithBackoff(
      // Everything on the page is drawn anew: the press shows first.
      () => painted().then(() => loadAll(language)),
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
    subscribe: changes.subscribe,
    async loadNamespaces(namespaces) {
      // In the language that is current once they have loaded.
      for (let left = missing(current, namespaces); left.length > 0; left = missing(current, namespaces)) {
        // oxlint-disable-next-line no-await-in-loop -- Namespaces may be added while others load.
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
