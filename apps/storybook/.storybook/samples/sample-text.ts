import type { Language } from "@member-wallet/locales";
import { LOCALE_FILES } from "../texts.ts";
import samples from "./samples.json";

type Translations = Readonly<Record<Exclude<Language, "th">, string>>;

// Without the digits: the product reads and shows them in every language.
const THAI = /[\u0E01-\u0E4E]/;

const SAMPLES: ReadonlyMap<string, Translations> = new Map([
  ...productTexts(),
  ...Object.entries<Translations>(samples),
]);

/** The texts with parts that differ, such as figures, which `#` stands for. */
const PATTERNS = [...SAMPLES]
  .filter(([thai]) => thai.includes("#"))
  .map(([thai, translations]) => ({ matches: patternOf(thai), translations }));

/**
 * A text of a story, which is written in Thai, in another language: from `samples.json`, where `#` stands for a
 * part that differs, or from the product's own texts. One that is in neither stays, and fails the stories' tests.
 */
export function sampleText(thai: string, language: Language): string {
  if (language === "th" || !THAI.test(thai)) return thai;
  const exact = SAMPLES.get(thai);
  if (exact) return exact[language];
  for (const { matches, translations } of PATTERNS) {
    const parts = matches
      .exec(thai)
      ?.slice(1)
      .map((part) => sampleText(part, language));
    if (parts) return translations[language].replaceAll("#", () => parts.shift() ?? "");
  }
  untranslated.add(thai);
  return thai;
}

/** The texts that were asked for and have no translation, since the last time this was called. */
export function takeUntranslated(): string[] {
  const taken = [...untranslated];
  untranslated.clear();
  return taken;
}

const untranslated = new Set<string>();

function patternOf(thai: string): RegExp {
  return new RegExp(
    `^${thai
      .split("#")
      .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
      .join("(.+)")}$`,
  );
}

/** The product's texts, by their Thai ones. */
function productTexts(): Map<string, Translations> {
  const { th, lo, en } = readLocales();
  return new Map([...th].map(([key, text]) => [text, { lo: lo.get(key) ?? text, en: en.get(key) ?? text }]));
}

/** Each language's texts by `namespace.key`. */
function readLocales(): Record<Language, Map<string, string>> {
  const locales = {
    th: new Map<string, string>(),
    lo: new Map<string, string>(),
    en: new Map<string, string>(),
  };
  for (const { language, namespace, texts } of LOCALE_FILES) collect(locales[language], namespace, texts);
  return locales;
}

function collect(into: Map<string, string>, path: string, value: unknown): void {
  if (typeof value === "string") into.set(path, value);
  else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) collect(into, `${path}.${key}`, inner);
  }
}
