import type { CSSProperties } from "react";
import type { Tokens } from "./read-tokens.ts";

/**
 * A site's tokens as the style of an element, which dresses it as that site whatever site the page is. Durations stay
 * the page's own, so that its switch for reduced motion counts here too.
 */
export function siteStyle(tokens: Tokens): CSSProperties {
  return Object.fromEntries(Object.entries(tokens).filter(([name]) => !name.startsWith("--mw-motion-")));
}
