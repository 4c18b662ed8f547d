import { createInstance, type i18n, type ResourceLanguage } from "i18next";
import type { ChatLanguage } from "./options.ts";

const LOAD: Record<ChatLanguage, () => Promise<{ texts: ResourceLanguage }>> = {
  th: () => import("./texts/th.ts"),
  lo: () => import("./texts/lo.ts"),
  en: () => import("./texts/en.ts"),
};

/** An i18next of the chat's own, still without texts: the page's may have other languages, or be another version. */
export function createTexts(): i18n {
  const texts = createInstance();
  // Without a backend nothing is asynchronous. Nor does it become react-i18next's default, which is the page's.
  void texts.init({
    resources: {},
    ns: [],
    // React escapes texts.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return texts;
}

/** Fetches the texts of a language and adds them. Rejects when they can't be fetched. */
export async function addTexts(to: i18n, language: ChatLanguage): Promise<void> {
  const { texts } = await LOAD[language]();
  for (const [namespace, bundle] of Object.entries(texts)) to.addResourceBundle(language, namespace, bundle);
}
