import { type ComponentType, type ReactNode, useCallback } from "react";
import type { Namespace } from "@member-wallet/locales";
import { type NotThere, useLazy } from "@member-wallet/ui";
import { useLanguage } from "../language/LanguageContext.tsx";
import type { LanguageRoom } from "../language/language.ts";

/** A component whose code and texts come in one go, when first needed or when brought ahead of time. */
export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Brings code and texts; rejects when either cannot be fetched, and may then be called again. */
  bring(language: LanguageRoom): Promise<ComponentType<Props>>;
}

/** What stands in a part's place while it is on its way, and when it could not be fetched; given the part's properties. */
export type PartPlace<Props extends object> = ComponentType<Props & { lazy: NotThere }>;

/**
 * Unlike `React.lazy`, a part that was brought before is drawn in the same pass, and one that failed stays failed until
 * it comes: drawing it again asks for nothing (DESIGN, Lazy parts).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly Namespace[],
  Place: PartPlace<Props>,
): LazyPart<Props> {
  const brought = new WeakMap<LanguageRoom, ComponentType<Props>>();

  async function bring(language: LanguageRoom): Promise<ComponentType<Props>> {
    const [component] = await Promise.all([load(), language.need(texts)]);
    brought.set(language, component);
    return component;
  }

  function Part(props: Props) {
    const language = useLanguage();
    const part = useLazy(
      useCallback(() => bring(language), [language]),
      brought.get(language),
    );
    return part.kind === "there" ? <part.value {...props} /> : <Place {...props} lazy={part} />;
  }

  return Object.assign(Part, { bring });
}
