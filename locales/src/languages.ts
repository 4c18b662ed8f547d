/** The languages of the interface (§1), in the order in which pickers list them. */
export const LANGUAGES = ["th", "lo", "en"] as const;

/** A language of the interface. */
export type Language = (typeof LANGUAGES)[number];

/** The native name of each language, as every picker shows it. */
export const LANGUAGE_NAMES: Record<Language, string> = { th: "ไทย", lo: "ລາວ", en: "English" };

/** Reads a stored or sent language; `null` for an unsupported one. */
export function readLanguage(value: unknown): Language | null {
  return LANGUAGES.find((language) => language === value) ?? null;
}

/** The fallback languages of a missing text: Lao readers read Thai more easily than English. */
export const FALLBACK_LANGUAGES: Record<Language, Language[]> = {
  th: ["en"],
  lo: ["th", "en"],
  en: ["th"],
};
