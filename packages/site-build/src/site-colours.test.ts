import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coloursOfTokens } from "./site-colours.ts";
import { SITES } from "./testing/sites.ts";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

test("the background and text colours are those of the tokens, not of a role with a longer name", () => {
  const tokens =
    "--mw-color-ground-glow: #111111; --mw-color-ground: #222222; --mw-color-text: #333333; --mw-color-text-muted: #444444;";
  expect(coloursOfTokens(tokens)).toEqual({ ground: "#222222", ink: "#444444" });
});

test("tokens without a background fail the build", () => {
  expect(() => coloursOfTokens("--mw-color-text-muted: #444444;")).toThrow("--mw-color-ground");
});

test.each(SITES)("the favicon of the %s site has the site's background", (site) => {
  const { ground } = coloursOfTokens(read(`packages/ui/src/tokens/${site}.css`));
  expect(read(`apps/${site}/public/favicon.svg`)).toContain(`fill="${ground}"`);
});
