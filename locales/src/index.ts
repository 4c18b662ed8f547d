/**
 * Every text of the interface, in Thai, Lao and English, with typed keys. Importing a type from here (`import type {}
 * from "@member-wallet/locales"`) types i18next's keys in that program.
 */
export { FALLBACK_LANGUAGES, LANGUAGES, LANGUAGE_NAMES, readLanguage } from "./languages.ts";
export type { Language } from "./languages.ts";
export { loadTexts } from "./load.ts";
export type { Namespace, Texts } from "./texts.ts";
