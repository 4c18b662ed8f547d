import { type Selector, transform } from "lightningcss";

/**
 * The rules of stylesheets that load later, which the prerendered markup needs for its first paint: those with a class,
 * all of whose classes are in it.
 * @param sheets in the order in which the page applies them.
 */
export function criticalCss(sheets: readonly string[], markup: string): string {
  const classes = new Set(
    [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );
  return withoutUnusedAnimations(sheets.map((sheet) => filterRules(sheet, classes)).join(""));
}

function filterRules(code: string, classes: ReadonlySet<string>): string {
  const matches = (selector: Selector) => {
    const named = selector.filter((part) => part.type === "class");
    return named.length > 0 && named.every(({ name }) => classes.has(name));
  };
  const result = transform({
    filename: "page.css",
    code: Buffer.from(code),
    minify: true,
    visitor: {
      Rule: {
        style: ({ value }) => (value.selectors.some(matches) ? undefined : []),
        "font-face": () => [],
      },
    },
  });
  return result.code.toString();
}

function withoutUnusedAnimations(css: string): string {
  const uses = (name: string) => new RegExp(`animation[^;}]*\\b${name}\\b`).test(css);
  return transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: { keyframes: ({ value }) => (uses(value.name.value) ? undefined : []) },
    },
  }).code.toString();
}
