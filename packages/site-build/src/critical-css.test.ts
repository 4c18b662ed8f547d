import { expect, test } from "vitest";
import { criticalCss } from "./critical-css.ts";

const css = (code: string, isEntry = true) => criticalCss([{ code, isEntry }], '<p class="a b">text</p>');

test("rules for classes of the page stay, in media queries too, and others go", () => {
  expect(css(".a{color:red}.c{color:blue}")).toBe(".a{color:red}");
  expect(css("@media (width>=9px){.b{color:red}.c{color:blue}}@media print{.c{color:blue}}")).toBe(
    "@media (width>=9px){.b{color:red}}",
  );
  expect(css(".a .c{color:red}.a>p:not(.c){color:red}")).toBe(".a>p:not(.c){color:red}");
});

test("rules without a class and fonts count where every page loads the stylesheet, and only there", () => {
  const code = ":root{--x:1px}@font-face{font-family:F;src:url(/f.woff2)}";
  expect(css(code)).toBe(":root{--x:1px}@font-face{font-family:F;src:url(/f.woff2)}");
  expect(css(code, false)).toBe("");
});

test("an animation stays where a rule uses it", () => {
  expect(css("@keyframes turn{to{rotate:1turn}}.a{animation:1s turn}")).toContain("@keyframes turn");
  expect(css("@keyframes turn{to{rotate:1turn}}.c{animation:1s turn}")).toBe("");
});

test("a large picture in a property is left to the stylesheet", () => {
  const picture = `url(data:image/svg+xml,${"a".repeat(600)})`;
  expect(css(`:root{--large:${picture};--small:url(data:,a)}`)).toBe(":root{--small:url(data:,a)}");
});
