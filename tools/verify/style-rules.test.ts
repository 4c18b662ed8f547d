import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";

/** What styles elements of any kind below or beside a `:has()`: selectors whose last part names no class. */
function unboundedIn(css: string): string[] {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/(?<list>[^{};]*:has\([^{};]*)\{/g);
  const selectors = [...rules].flatMap(({ groups }) => partsOf(groups?.["list"] ?? "", ","));
  return selectors.filter((selector) => {
    const last = partsOf(selector, " >+~").at(-1) ?? "";
    return (
      selector.includes(":has(") && !last.includes(":has(") && !/\.\w/.test(last.replace(/:not\(.*\)/, ""))
    );
  });
}

const isNamed = (part = "") => /^[a-z]|[.#]\w|:where/.test(part);

/**
 * What is styled by its siblings or its place, and names neither a class, an attribute nor a tag: a part beside a `+` or
 * `~`, what such a selector ends in, and `:nth-…` alone, all of them in a `:has()` too.
 */
function unboundedSiblingsIn(css: string): string[] {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/(?<list>[^{};]*)\{/g);
  const selectors = [...rules].flatMap(({ groups }) => partsOf(groups?.["list"] ?? "", ","));
  return selectors.filter((selector) => {
    if (/^@|^\d|^(?:from|to)$/.test(selector)) return false;
    // An attribute is a name too.
    const named = selector.replaceAll(/\[[^\]]*\]/g, ".attribute");
    if (/:has\((?:[^()]*[>+~ ])?:nth-|:has\([^()]*[+~]\s*\*/.test(named)) return true;
    const outside = named.replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, "");
    const parts = partsOf(outside, " >+~");
    const beside = outside.split(/\s*[+~]\s*/);
    const besides = beside.slice(0, -1).flatMap((left, at) => {
      const right = beside[at + 1] ?? "";
      return [partsOf(left, " >").at(-1), partsOf(right, " >").at(0)];
    });
    return (
      parts.some((part) => part.includes(":nth-") && !isNamed(part)) ||
      (besides.length > 0 && [...besides, parts.at(-1)].some((part) => !isNamed(part)))
    );
  });
}

/** Splits a selector at these characters, but not inside parentheses. */
function partsOf(selector: string, at: string): string[] {
  let depth = 0;
  const parts = [""];
  for (const character of selector) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (depth === 0 && at.includes(character)) parts.push("");
    else parts.push((parts.pop() ?? "") + character);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

test.each([
  [".header:not(:has(+ *)) > :not(.brand) { visibility: hidden; }", 1],
  [".statement:has(> .beside) > * { grid-column: 1; }", 1],
  ["body:has(dialog:modal) button, .a { color: red; }", 1],
  ["@media (min-width: 1024px) { .content:has(> .login) > * { grid-column: 1; } }", 1],
  [
    ":global(body):has(:is(input:not([type='checkbox'], a), select):focus:not(dialog *)) .corner { color: red; }",
    0,
  ],
  [".button:not(:has(> span)) > .icon { color: inherit; }", 0],
  [".header:not(:has(+ *)) { --items: hidden; }", 0],
  [".header > :not(.brand) { visibility: var(--items, inherit); }", 0],
])("%s has %d such rules", (css, count) => {
  expect(unboundedIn(css)).toHaveLength(count);
});

test.each([
  [".bubble > * + * { margin: 0; }", 1],
  [".table tbody tr + tr > * { border: 0; }", 1],
  ["@media print { .row > :nth-child(3) { grid-area: 3 / 2; } }", 1],
  [".choices:has(> :nth-child(5)) > .choice { flex-basis: 30%; }", 1],
  [".header:not(:has(+ *)) { --items: hidden; }", 1],
  [":not(.a) + .b, .x > :hover ~ .y { margin: 0; }", 2],
  [".choices:has(> .choice:nth-child(5)) > .choice { flex-basis: 30%; }", 0],
  [".table tbody tr + tr > :where(th, td) { border: 0; }", 0],
  [".list > li + li { border: 0; }", 0],
  [".text:nth-last-child(3) { padding: 0; }", 0],
  [".bubble > :not(:first-child) { margin: calc(1px + 2px); }", 0],
])("%s has %d rules for elements of any kind", (css, count) => {
  expect(unboundedSiblingsIn(css)).toHaveLength(count);
});

const STYLESHEETS = globSync("{packages,apps}/*/src/**/*.css", { cwd: ROOT });

// Firefox before 120 does not know it: what is measured by it has no limit there.
test("nothing is measured by the unit lh", () => {
  const found = STYLESHEETS.filter((file) => /\dr?lh\b/.test(readFileSync(join(ROOT, file), "utf8")));
  expect(found).toEqual([]);
});

// Where a dialog is inserted beside the page, such a rule makes the browser style the whole page a second time.
test("every rule by siblings or by place names what it styles", () => {
  const found = STYLESHEETS.flatMap((file) =>
    unboundedSiblingsIn(readFileSync(join(ROOT, file), "utf8")).map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});

// The browser keeps one set of what any `:has()` may change: a rule without a class makes it style the whole page again
// at each focus, press and text that changes.
test("every rule below or beside a :has() names a class", () => {
  expect(STYLESHEETS.length).toBeGreaterThan(100);
  const found = STYLESHEETS.flatMap((file) =>
    unboundedIn(readFileSync(join(ROOT, file), "utf8")).map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});
