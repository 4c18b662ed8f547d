/** The languages of the interface (§1), in the order in which pickers list them. */
export const LANGUAGES = ["th", "lo", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

/** Each language in its own tongue, as every picker names it. */
export const LANGUAGE_NAMES: Record<Language, string> = { th: "ไทย", lo: "ລາວ", en: "English" };

/** Reads a stored or sent language; `null` when it is none of ours. */
export function readLanguage(value: unknown): Language | null {
  return LANGUAGES.find((language) => language === value) ?? null;
}

/** Where a text is looked for when a language lacks it: Lao readers read Thai more easily than English. */
export const FALLBACK_LANGUAGES: Record<Language, Language[]> = {
  th: ["en"],
  lo: ["th", "en"],
  en: ["th"],
};
