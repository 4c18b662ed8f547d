import { type ComponentType, type ReactNode, useCallback } from "react";
import type { Namespace } from "@member-wallet/locales";
import { type NotLoaded, useLazy } from "@member-wallet/ui";
import { useLanguage } from "../language/LanguageContext.tsx";
import type { LanguageController } from "../language/language.ts";

/** A component whose code and texts load together, on the first render or by `preload`. */
export interface PreloadableComponent<Props extends object> {
  (props: Props): ReactNode;
  /** Loads code and texts; rejects when either fails to load, and may then be called again. */
  preload(language: LanguageController): Promise<ComponentType<Props>>;
}

/** Replaces a part that is loading or failed to load; receives the part's props. */
export type Placeholder<Props extends object> = ComponentType<Props & { lazy: NotLoaded }>;

/**
 * Unlike `React.lazy`, a preloaded part renders in the same pass, and a failed part stays failed until a retry loads
 * it: rendering it again sends no request.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly Namespace[],
  Place: Placeholder<Props>,
): PreloadableComponent<Props> {
  const loaded = new WeakMap<LanguageController, ComponentType<Props>>();

  async function preload(language: LanguageController): Promise<ComponentType<Props>> {
    const [component] = await Promise.all([load(), language.loadNamespaces(texts)]);
    loaded.set(language, component);
    return component;
  }

  function Part(props: Props) {
    const language = useLanguage();
    const part = useLazy(
      useCallback(() => preload(language), [language]),
      loaded.get(language),
    );
    return part.kind === "ready" ? <part.value {...props} /> : <Place {...props} lazy={part} />;
  }

  return Object.assign(Part, { preload });
}
