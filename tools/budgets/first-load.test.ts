import { expect, test } from "vitest";
import { staticImports } from "./first-load.ts";

test("what a chunk imports before it runs counts, what it may import later does not", () => {
  const code =
    'import{a as b}from"./react.js";import"./side.js";export{c}from "./router.js";const d=()=>import("./later.js");';
  expect(staticImports(code)).toEqual(["/assets/react.js", "/assets/side.js", "/assets/router.js"]);
});
