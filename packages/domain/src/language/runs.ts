/** A part of a text; `lang` is its language where that is another than the page's. */
export interface LanguageRun {
  readonly text: string;
  readonly lang: "th" | "lo" | "en" | undefined;
}

// Words of one script, with what is between them, such as spaces.
const wordsIn = (script: string) => `\\p{Script=${script}}+(?:[^\\p{L}\\p{M}]+\\p{Script=${script}}+)*`;
const RUN = new RegExp(`(?<th>${wordsIn("Thai")})|(?<lo>${wordsIn("Lao")})|(?<en>${wordsIn("Latin")})`, "gu");

/**
 * Splits a text where its language changes, by its script: Thai, Lao or Latin, of which the last is read as English.
 * @param language of the page.
 */
export function languageRuns(text: string, language: string): readonly LanguageRun[] {
  const runs: LanguageRun[] = [];
  let end = 0;
  for (const { 0: run, index, groups = {} } of text.matchAll(RUN)) {
    const lang = groups["th"] ? "th" : groups["lo"] ? "lo" : "en";
    if (lang === language) continue;
    if (index > end) runs.push({ text: text.slice(end, index), lang: undefined });
    runs.push({ text: run, lang });
    end = index + run.length;
  }
  return end < text.length ? [...runs, { text: text.slice(end), lang: undefined }] : runs;
}

/** The language of a text that is in one other language than the page, as of an `<option>`; else `undefined`. */
export function foreignLanguage(text: string, language: string): LanguageRun["lang"] {
  const [run, ...others] = languageRuns(text, language).filter(({ text: part }) => /\p{L}/u.test(part));
  return others.length === 0 ? run?.lang : undefined;
}
