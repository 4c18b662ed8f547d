import { useTranslation } from "react-i18next";
import { languageRuns } from "./language-runs.ts";

export interface MultilingualTextProps {
  readonly text: string;
}

/**
 * A text that may be in another language than the page, such as a bank's or a holder's name: each such part has its
 * `lang`, so that screen readers pronounce it and browsers break its lines correctly.
 */
export function MultilingualText({ text }: MultilingualTextProps) {
  const { i18n } = useTranslation();
  let at = 0;
  return languageRuns(text, i18n.language).map((run) => {
    const key = at;
    at += run.text.length;
    return run.lang === undefined ? (
      run.text
    ) : (
      <span key={key} lang={run.lang}>
        {run.text}
      </span>
    );
  });
}
