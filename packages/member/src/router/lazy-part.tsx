import { type ComponentType, use } from "react";
import type { Namespace } from "@member-wallet/locales";
import { useLanguage } from "../language/LanguageContext.tsx";
import type { LanguageRoom } from "../language/language.ts";

/** A component whose code and texts come in one go, when first needed or when brought ahead of time. */
export interface LazyPart<Props extends object> {
  (props: Props): React.ReactNode;
  /** Brings code and texts; rejects when either cannot be fetched, and may then be called again. */
  bring(language: LanguageRoom): Promise<ComponentType<Props>>;
}

/** A promise that tells React that it is fulfilled, as React itself marks those it has seen: `use` then reads it at once. */
type Brought<Props> = Promise<ComponentType<Props>> & { status?: "fulfilled"; value?: ComponentType<Props> };

/**
 * Unlike `React.lazy`, a part that was brought before is drawn in the same pass: the first page paints at once,
 * not a suspended frame later.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly Namespace[],
): LazyPart<Props> {
  const brought = new WeakMap<LanguageRoom, Brought<Props>>();

  function bring(language: LanguageRoom): Promise<ComponentType<Props>> {
    const started = brought.get(language);
    if (started) return started;
    const bringing: Brought<Props> = Promise.all([load(), language.need(texts)]).then(
      ([component]) => {
        bringing.status = "fulfilled";
        bringing.value = component;
        return component;
      },
      (cause: unknown) => {
        // The next attempt starts anew.
        brought.delete(language);
        throw cause;
      },
    );
    brought.set(language, bringing);
    return bringing;
  }

  function Part(props: Props) {
    const language = useLanguage();
    const Component = use(bring(language));
    return <Component {...props} />;
  }

  return Object.assign(Part, { bring });
}
