import { expect, test } from "vitest";
import { criticalCss } from "./critical-css.ts";

const css = (code: string) => criticalCss([code], '<p class="a b">text</p>');

test("rules for classes of the page stay, in media queries too, and others go", () => {
  expect(css(".a{color:red}.c{color:#00f}")).toBe(".a{color:red}");
  expect(css("@media (width>=9px){.b{color:red}.c{color:#00f}}@media print{.c{color:#00f}}")).toBe(
    "@media (width>=9px){.b{color:red}}",
  );
  expect(css(".a .c{color:red}.a>p:not(.c){color:red}")).toBe(".a>p:not(.c){color:red}");
});

test("rules without a class and fonts are left to the stylesheet", () => {
  expect(css(":root{--x:1px}@font-face{font-family:F;src:url(/f.woff2)}")).toBe("");
});

test("an animation stays where a rule uses it", () => {
  expect(css("@keyframes turn{to{rotate:1turn}}.a{animation:1s turn}")).toContain("@keyframes turn");
  expect(css("@keyframes turn{to{rotate:1turn}}.c{animation:1s turn}")).toBe("");
});
