import { languageRuns } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";

/** A text whose language is not known. */
export interface MultilingualTextProps {
  readonly text: string;
}

/**
 * A text that may be in another language than the page, such as a bank's or a holder's name: each such part has its
 * `lang`, so that screen readers pronounce it and browsers break its lines correctly.
 */
export function MultilingualText({ text }: MultilingualTextProps) {
  const { i18n } = useTranslation();
  return languageRuns(text, i18n.language).map((run, at) =>
    run.lang === undefined ? (
      run.text
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- The runs of one text never move.
      <span key={at} lang={run.lang}>
        {run.text}
      </span>
    ),
  );
}
