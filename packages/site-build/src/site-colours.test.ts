import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coloursOfTokens } from "./site-colours.ts";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

test("the ground and the ink are those of the tokens, and not of a role whose name only begins alike", () => {
  const tokens =
    "--mw-color-ground-glow: #111111; --mw-color-ground: #222222; --mw-color-text: #333333; --mw-color-text-muted: #444444;";
  expect(coloursOfTokens(tokens)).toEqual({ ground: "#222222", ink: "#444444" });
});

test("tokens without a ground are a fault of the build, not a page without colour", () => {
  expect(() => coloursOfTokens("--mw-color-text-muted: #444444;")).toThrow("--mw-color-ground");
});

test.each(["thai", "lao"])("the favicon of the %s site stands on the site's ground", (site) => {
  const { ground } = coloursOfTokens(read(`packages/ui/src/tokens/${site}.css`));
  expect(read(`apps/${site}/public/favicon.svg`)).toContain(`fill="${ground}"`);
});
