export type Site = "thai" | "lao";

/** Custom properties by name, as the sheets declare them: fit for an element's `style`. */
export type Tokens = Readonly<Record<`--mw-${string}`, string>>;

/**
 * The tokens that a site's root carries, read from the sheets of the page: the shared scales, and over them the site's
 * own. Declarations under a condition (reduced motion) are ignored.
 */
export function readTokens(site: Site): Tokens {
  const found: Record<`--mw-${string}`, string> = {};
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  for (const selector of [":root", `:root[data-site="${site}"]`]) {
    for (const rule of rules) {
      if (!(rule instanceof CSSStyleRule) || rule.selectorText !== selector) continue;
      for (const name of rule.style) {
        if (isToken(name)) found[name] = rule.style.getPropertyValue(name).trim();
      }
    }
  }
  return found;
}

/** The names that begin so (`color-`, `size-`), in the order in which they are declared. */
export function tokenNames(tokens: Tokens, start: string): `--mw-${string}`[] {
  return Object.keys(tokens)
    .filter(isToken)
    .filter((name) => name.startsWith(`--mw-${start}`));
}

function isToken(name: string): name is `--mw-${string}` {
  return name.startsWith("--mw-");
}
