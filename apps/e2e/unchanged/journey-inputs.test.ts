import { expect, test } from "vitest";
import { inputsOf } from "./journey-inputs.ts";

const FILE = "apps/e2e/journeys/wheel.spec.ts";

test("a file of journeys depends on itself, and on the built files that its pages asked for", () => {
  const loaded = ["assets/index-AAAAAAA.js", "assets/Wheel-BBBBBBB.js", "assets/index-AAAAAAA.js"];
  const inputs = inputsOf(FILE, "lao", loaded).filter((path) => !path.endsWith(".html"));
  expect(inputs).toEqual([FILE, "apps/lao/dist/assets/Wheel.js", "apps/lao/dist/assets/index.js"]);
});

test.each([
  ["whose pages have a service worker or a site of their own", ["assets/index-AAAAAAA.js", "all"]],
  ["that asked for nothing", []],
])("journeys %s depend on the whole built site", (_, loaded) => {
  expect(inputsOf(FILE, "lao", loaded)).toEqual([FILE, "apps/lao/dist"]);
});
