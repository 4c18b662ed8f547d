import { useCallback, use } from "react";
import { LazyFallback } from "../lazy/LazyFallback.tsx";
import { type Lazy, useLazy } from "../lazy/useLazy.ts";
import { cleanedMarkup, rememberedMarkup } from "./clean-markup.ts";
import { MediaOriginsContext } from "./media-origins.ts";
import styles from "./SafeMarkup.module.css";

/**
 * Markup as the sanitiser cleans it, which loads after the page. For a place that shows it together with other content:
 * `SafeMarkup` then has it at once.
 */
export function useSafeMarkup(html: string): Lazy<TrustedHTML> {
  const origins = use(MediaOriginsContext);
  const load = useCallback(() => cleanedMarkup(html, origins), [html, origins]);
  return useLazy(load, rememberedMarkup(html, origins) ?? undefined);
}

/** Markup written by the operator, shown only through the sanitiser. */
export function SafeMarkup({ html }: { readonly html: string }) {
  const clean = useSafeMarkup(html);
  if (clean.kind !== "ready") return <LazyFallback lazy={clean} />;
  // oxlint-disable-next-line react/no-danger -- The only place; the sanitiser has cleaned this markup.
  return (
    <div
      className={styles.markup}
      data-operator-markup=""
      dangerouslySetInnerHTML={{ __html: clean.value }}
    />
  );
}
