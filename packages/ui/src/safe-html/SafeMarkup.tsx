import { useContext, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { ErrorState } from "../state/ErrorState.tsx";
import { cleanedMarkup, rememberedMarkup } from "./clean-markup.ts";
import { MediaOriginsContext } from "./media-origins.ts";
import styles from "./SafeMarkup.module.css";

/** What a text has come to; `of` tells whether it belongs to the text that is asked for now. */
type Cleaning = { of: string } & ({ kind: "clean"; html: TrustedHTML } | { kind: "failed" });

/** Markup written by the operator, shown only through the sanitiser. */
export function SafeMarkup({ html }: { html: string }) {
  const [tries, setTries] = useState(0);
  return <Cleaned key={tries} html={html} onRetry={() => setTries(tries + 1)} />;
}

function Cleaned({ html, onRetry }: { html: string; onRetry: () => void }) {
  const { t } = useTranslation("ui");
  const origins = useContext(MediaOriginsContext);
  const [cleaning, setCleaning] = useState<Cleaning | null>(null);

  useEffect(() => {
    let wanted = true;
    cleanedMarkup(html, origins).then(
      (clean) => wanted && setCleaning({ of: html, kind: "clean", html: clean }),
      () => wanted && setCleaning({ of: html, kind: "failed" }),
    );
    return () => {
      wanted = false;
    };
  }, [html, origins]);

  const current = cleaning?.of === html ? cleaning : null;
  const clean = rememberedMarkup(html, origins) ?? (current?.kind === "clean" ? current.html : null);
  if (clean !== null) {
    // oxlint-disable-next-line react/no-danger -- The one place: what comes here has passed the sanitiser.
    return <div className={styles.markup} dangerouslySetInnerHTML={{ __html: clean }} />;
  }
  if (current?.kind === "failed") return <ErrorState message={t("somethingFailed")} onRetry={onRetry} />;
  return <Skeleton lines={3} />;
}
