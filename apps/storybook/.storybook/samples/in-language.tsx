import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Language, readLanguage } from "@member-wallet/locales";
import { sampleText } from "./sample-text.ts";

// One per language: what a story passes stays the same object from one rendering to the next.
const DONE: Record<Language, WeakMap<object, unknown>> = {
  th: new WeakMap(),
  lo: new WeakMap(),
  en: new WeakMap(),
};

/** Renders a story with its sample texts in the toolbar's language: stories are written in Thai. */
export function InToolbarLanguage({ story }: { readonly story: () => ReactNode }) {
  const { i18n } = useTranslation();
  return inLanguage(story(), readLanguage(i18n.language) ?? "th") as ReactNode;
}

/** A value as stories pass it, with every sample text in it, and in what its functions return, in a language. */
function inLanguage(value: unknown, language: Language): unknown {
  if (typeof value === "string") return sampleText(value, language);
  if (typeof value !== "function" && (typeof value !== "object" || value === null)) return value;
  const known = DONE[language].get(value);
  if (known !== undefined) return known;
  const made = convert(value, language);
  DONE[language].set(value, made);
  return made;
}

function convert(value: object, language: Language): unknown {
  if (typeof value === "function") return callInLanguage(value, language);
  if (isValidElement<Record<string, unknown>>(value)) return elementInLanguage(value, language);
  if (Array.isArray(value)) {
    const items: unknown[] = value.map((item) => inLanguage(item, language));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  // A File, a Date or an element of the page is no value to look into.
  if (Object.getPrototypeOf(value) !== Object.prototype || "$$typeof" in value) return value;
  return changed(value, language) ? { ...value, ...changed(value, language) } : value;
}

/** The properties that differ in a language; `null` if none does. */
function changed(object: object, language: Language): Record<string, unknown> | null {
  const entries = Object.entries(object).flatMap(([key, value]): [string, unknown][] => {
    const made = inLanguage(value, language);
    return made === value ? [] : [[key, made]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

function elementInLanguage(element: ReactElement<Record<string, unknown>>, language: Language): ReactElement {
  const { children, ...props } = changed(element.props, language) ?? {};
  // Children as arguments: React asks for keys in an array that is a prop.
  if (Array.isArray(children)) return cloneElement(element, props, ...(children as ReactNode[]));
  return cloneElement(element, children === undefined ? props : { ...props, children });
}

function callInLanguage(call: object, language: Language) {
  return function inThatLanguage(this: unknown, ...parameters: unknown[]) {
    return inLanguage(Reflect.apply(call as () => unknown, this, parameters), language);
  };
}
