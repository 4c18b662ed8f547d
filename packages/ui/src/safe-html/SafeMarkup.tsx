import { useCallback, use } from "react";
import { LazyFallback } from "../lazy/LazyFallback.tsx";
import { useLazy } from "../lazy/useLazy.ts";
import { cleanedMarkup, rememberedMarkup } from "./clean-markup.ts";
import { MediaOriginsContext } from "./media-origins.ts";
import styles from "./SafeMarkup.module.css";

/** Markup written by the operator, shown only through the sanitiser. */
export function SafeMarkup({ html }: { readonly html: string }) {
  const origins = use(MediaOriginsContext);
  const load = useCallback(() => cleanedMarkup(html, origins), [html, origins]);
  const clean = useLazy(load, rememberedMarkup(html, origins) ?? undefined);
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
