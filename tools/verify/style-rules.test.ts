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

// The browser keeps one set of what any `:has()` may change: a rule without a class makes it style the whole page again
// at each focus, press and text that changes.
test("every rule below or beside a :has() names a class", () => {
  const files = globSync("{packages,apps}/*/src/**/*.css", { cwd: ROOT });
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    unboundedIn(readFileSync(join(ROOT, file), "utf8")).map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});
