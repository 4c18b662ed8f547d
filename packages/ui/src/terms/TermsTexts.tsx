import { useTranslation } from "react-i18next";
import type { Loadable } from "../loadable/loadable.ts";
import { LoadableContent } from "../loadable/LoadableContent.tsx";
import { SafeMarkup } from "../safe-html/SafeMarkup.tsx";
import { ContentSkeleton } from "../skeleton/ContentSkeleton.tsx";
import { SAMPLE_TEXT } from "../skeleton/samples.ts";
import { EmptyState } from "../state/EmptyState.tsx";
import styles from "./TermsTexts.module.css";

/** Texts of the operator; each is sanitised before it is shown. */
export interface TermsTextsProps {
  /** The operator's texts, markup each. */
  readonly terms: Loadable<readonly string[]>;
}

const SAMPLE: readonly string[] = [`<p>${`${SAMPLE_TEXT} `.repeat(60)}</p>`];

/** The operator's texts in order. */
export function TermsTexts({ terms }: TermsTextsProps) {
  const { t } = useTranslation("terms");
  return (
    <LoadableContent
      content={terms}
      skeleton={
        <ContentSkeleton>
          <Texts texts={SAMPLE} />
        </ContentSkeleton>
      }
    >
      {(texts) => (texts.length === 0 ? <EmptyState title={t("empty")} /> : <Texts texts={texts} />)}
    </LoadableContent>
  );
}

function Texts({ texts }: { readonly texts: readonly string[] }) {
  return (
    <div className={styles.texts}>
      {texts.map((html, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- The list is the operator's and never reordered.
        <SafeMarkup key={at} html={html} />
      ))}
    </div>
  );
}
