import { useTranslation } from "react-i18next";
import { SafeMarkup } from "../safe-html/SafeMarkup.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { EmptyState } from "../state/EmptyState.tsx";
import { ErrorState } from "../state/ErrorState.tsx";
import styles from "./TermsTexts.module.css";

/** The operator's texts (markup), as far as they have loaded. */
export type TermsTextsState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly message: string; readonly retrying: boolean }
  | { readonly kind: "ready"; readonly texts: readonly string[] };

export interface TermsTextsProps {
  readonly terms: TermsTextsState;
  readonly onRetry: () => void;
}

/** The operator's texts in order. */
export function TermsTexts({ terms, onRetry }: TermsTextsProps) {
  const { t } = useTranslation("terms");
  switch (terms.kind) {
    case "loading":
      return (
        <div aria-busy="true">
          <Skeleton lines={6} />
        </div>
      );
    case "failed":
      return <ErrorState message={terms.message} pending={terms.retrying} onRetry={onRetry} />;
    case "ready":
      if (terms.texts.length === 0) return <EmptyState title={t("empty")} />;
      return (
        <div className={styles.texts}>
          {terms.texts.map((html, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- The list is the operator's and never reordered.
            <SafeMarkup key={at} html={html} />
          ))}
        </div>
      );
    default:
      return terms satisfies never;
  }
}
