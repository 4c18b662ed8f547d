import { type Selector, transform } from "lightningcss";

/** A stylesheet of the build. */
export interface Sheet {
  readonly code: string;
  /** Whether every page loads it: its rules without a class count too. */
  readonly isEntry: boolean;
}

/** A picture in a custom property longer than this is left to the stylesheet itself. */
const LONGEST_PICTURE = 500;

/**
 * The rules of a site's stylesheets that the prerendered markup needs for its first paint: those without a class, and
 * those whose classes are in it. The stylesheets follow later, complete.
 * @param sheets in the order in which the page applies them.
 */
export function criticalCss(sheets: readonly Sheet[], markup: string): string {
  const classes = new Set(
    [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );
  const needed = sheets.map((sheet) => filterRules(sheet, classes)).join("");
  return withoutUnusedAnimations(needed);
}

function filterRules({ code, isEntry }: Sheet, classes: ReadonlySet<string>): string {
  const matches = (selector: Selector) => {
    const named = selector.filter((part) => part.type === "class");
    return named.every(({ name }) => classes.has(name)) && (isEntry || named.length > 0);
  };
  const result = transform({
    filename: "page.css",
    code: Buffer.from(code),
    minify: true,
    visitor: {
      Rule: {
        style: ({ value }) => (value.selectors.some(matches) ? undefined : []),
        "font-face": () => (isEntry ? undefined : []),
      },
      Declaration: {
        custom({ value }) {
          const isPicture = value.some(
            (part) => part.type === "url" && part.value.url.length > LONGEST_PICTURE,
          );
          return isPicture ? [] : undefined;
        },
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
