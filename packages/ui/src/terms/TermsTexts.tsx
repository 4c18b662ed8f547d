import { useTranslation } from "react-i18next";
import { DialogBodySkeleton } from "../dialog/DialogBodySkeleton.tsx";
import type { Loadable } from "../loadable/loadable.ts";
import { LoadableContent } from "../loadable/LoadableContent.tsx";
import { SafeMarkup } from "../safe-html/SafeMarkup.tsx";
import { EmptyState } from "../state/EmptyState.tsx";
import styles from "./TermsTexts.module.css";

/** Texts of the operator; each is sanitised before it is shown. */
export interface TermsTextsProps {
  /** The operator's texts, markup each. */
  readonly terms: Loadable<readonly string[]>;
}

/** The operator's texts in order. */
export function TermsTexts({ terms }: TermsTextsProps) {
  const { t } = useTranslation("terms");
  return (
    <LoadableContent content={terms} skeleton={<DialogBodySkeleton />}>
      {(texts) =>
        texts.length === 0 ? (
          <EmptyState title={t("empty")} />
        ) : (
          <div className={styles.texts}>
            {texts.map((html, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- The list is the operator's and never reordered.
              <SafeMarkup key={at} html={html} />
            ))}
          </div>
        )
      }
    </LoadableContent>
  );
}
