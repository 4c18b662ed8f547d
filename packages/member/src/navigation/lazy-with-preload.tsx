import { type ComponentType, type ReactNode, useCallback } from "react";
import type { Namespace } from "@member-wallet/locales";
import { type NotLoaded, useLazy } from "@member-wallet/ui";
import { useLanguage } from "../language/LanguageContext.tsx";
import type { LanguageController } from "../language/language.ts";

/** A component whose code and texts come in one go, when first needed or when brought ahead of time. */
export interface PreloadableComponent<Props extends object> {
  (props: Props): ReactNode;
  /** Brings code and texts; rejects when either cannot be fetched, and may then be called again. */
  preload(language: LanguageController): Promise<ComponentType<Props>>;
}

/** What stands in a part's place while it is on its way, and when it could not be fetched; given the part's properties. */
export type Placeholder<Props extends object> = ComponentType<Props & { lazy: NotLoaded }>;

/**
 * Unlike `React.lazy`, a part that was brought before is drawn in the same pass, and one that failed stays failed until
 * it comes: drawing it again asks for nothing (DESIGN, Lazy parts).
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly Namespace[],
  Place: Placeholder<Props>,
): PreloadableComponent<Props> {
  const brought = new WeakMap<LanguageController, ComponentType<Props>>();

  async function preload(language: LanguageController): Promise<ComponentType<Props>> {
    const [component] = await Promise.all([load(), language.loadNamespaces(texts)]);
    brought.set(language, component);
    return component;
  }

  function Part(props: Props) {
    const language = useLanguage();
    const part = useLazy(
      useCallback(() => preload(language), [language]),
      brought.get(language),
    );
    return part.kind === "ready" ? <part.value {...props} /> : <Place {...props} lazy={part} />;
  }

  return Object.assign(Part, { preload });
}
