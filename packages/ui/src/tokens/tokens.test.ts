import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Colour, coloursOfFill, contrast, readColour } from "./contrast.ts";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

/** The sites, each with a file of its own beside the shared scales. */
const SITES = readdirSync(new URL(".", import.meta.url)).flatMap((file) =>
  /^(?!base)[a-z-]+\.css$/.test(file) ? file.slice(0, -".css".length) : [],
);

/** The colour roles of a site's file, as `name → #rrggbb`. */
function coloursOf(site: string): Map<string, string> {
  return new Map(
    Array.from(read(`./${site}.css`).matchAll(/--mw-color-([a-z-]+):\s*(#[0-9a-f]{6});/g), (match) => [
      match[1] ?? "",
      match[2] ?? "",
    ]),
  );
}

const LAYERS = ["ground", "ground-glow", "surface", "surface-raised", "field"];
const WRITTEN_ON_LAYERS = ["text", "text-muted", "accent", "positive", "negative", "warning", "info"];
const FILLS: readonly (readonly [string, string])[] = [
  ["on-accent", "accent"],
  ["on-accent", "accent-strong"],
  ["on-accent", "accent-deep"],
  ["accent", "accent-soft"],
  ["text", "accent-soft"],
  ["positive", "positive-soft"],
  ["text", "positive-soft"],
  ["negative", "negative-soft"],
  ["text", "negative-soft"],
  ["warning", "warning-soft"],
  ["text", "warning-soft"],
  ["info", "info-soft"],
  ["text", "info-soft"],
  ["on-danger", "danger"],
  ["on-negative", "negative"],
];

/** What stands on each gradient: texts (4.5:1), and borders of fields and icons (3:1). */
const ON_GRADIENTS: readonly (readonly [string, { texts: readonly string[]; shapes: readonly string[] }])[] =
  [
    ["ground", { texts: WRITTEN_ON_LAYERS, shapes: ["edge", "focus"] }],
    ["surface", { texts: WRITTEN_ON_LAYERS, shapes: ["edge", "focus"] }],
    ["hero", { texts: ["text", "text-muted", "accent", "warning"], shapes: ["focus", "accent"] }],
    ["accent", { texts: ["on-accent"], shapes: ["on-accent"] }],
  ];

/** The value of a site's fill, its variables replaced by their colours. */
function fillOf(site: string, name: string): string {
  const declared = new RegExp(`--mw-${name}-fill:([^;]+);`).exec(read(`./${site}.css`))?.[1];
  expect.assert(declared, `${site}.css lacks --mw-${name}-fill`);
  const colours = coloursOf(site);
  return declared.replace(
    /var\(--mw-color-([a-z-]+)\)/g,
    (whole, role: string) => colours.get(role) ?? whole,
  );
}

/** The least contrast of an ink with any of these colours. */
function worst(ink: Colour, grounds: readonly Colour[]): number {
  return Math.min(...grounds.map((ground) => contrast(ink, ground)));
}

describe.each(SITES)("the colours of the %s site", (site) => {
  const colours = coloursOf(site);
  const ratio = (one: string, other: string) => {
    const [first, second] = [colours.get(one), colours.get(other)];
    expect.assert(first && second, `${site}.css lacks ${one} or ${other}`);
    return contrast(readColour(first), readColour(second));
  };

  test.each(LAYERS)("leave text readable on %s (4.5:1)", (layer) => {
    const poor = WRITTEN_ON_LAYERS.map((role) => [role, ratio(role, layer)] as const).filter(
      ([, value]) => value < 4.5,
    );
    expect(poor).toEqual([]);
  });

  test.each(FILLS)("leave %s readable on %s (4.5:1)", (ink, fill) => {
    expect(ratio(ink, fill)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(LAYERS)("show edges and focus on %s (3:1)", (layer) => {
    expect(ratio("edge", layer)).toBeGreaterThanOrEqual(3);
    expect(ratio("focus", layer)).toBeGreaterThanOrEqual(3);
  });
});

describe.each(SITES)("the gradients of the %s site", (site) => {
  const colours = coloursOf(site);
  const poorOn = (fill: string, inks: readonly string[], least: number) => {
    const grounds = coloursOfFill(fillOf(site, fill));
    return inks
      .map((ink) => [ink, worst(readColour(colours.get(ink) ?? ""), grounds)] as const)
      .filter(([, ratio]) => ratio < least);
  };

  test.each(ON_GRADIENTS)("leave texts readable at the worst point of %s (4.5:1)", (fill, { texts }) => {
    expect(poorOn(fill, texts, 4.5)).toEqual([]);
  });

  test.each(ON_GRADIENTS)("show borders and icons at the worst point of %s (3:1)", (fill, { shapes }) => {
    expect(poorOn(fill, shapes, 3)).toEqual([]);
  });

  test("are all measured, and each ends in an opaque colour", () => {
    const fills = Array.from(read(`./${site}.css`).matchAll(/--mw-([a-z]+)-fill:/g), (match) => match[1]);
    expect(new Set(fills)).toEqual(new Set(ON_GRADIENTS.map(([fill]) => fill)));
    const last = ON_GRADIENTS.map(([fill]) => fillOf(site, fill).trim());
    expect(last.filter((fill) => !/#[0-9a-f]{6}$/.test(fill))).toEqual([]);
  });
});

/** Every role that a site's file sets: colours, fills and shadows. */
function rolesOf(site: string): string[] {
  const names = read(`./${site}.css`).match(/--mw-(?:color|[a-z]+-fill|shadow)[a-z0-9-]*(?=:)/g) ?? [];
  return [...new Set(names)].toSorted();
}

test("all sites name the same roles", () => {
  expect(SITES).toEqual(expect.arrayContaining(["thai", "lao"]));
  expect(rolesOf("thai").length).toBeGreaterThan(25);
  for (const site of SITES) expect(rolesOf(site)).toEqual(rolesOf("thai"));
});

test("each site is a brand of its own: no two share a layer or an accent", () => {
  for (const role of [...LAYERS, "accent"]) {
    const colours = SITES.map((site) => coloursOf(site).get(role));
    expect(new Set(colours).size).toBe(SITES.length);
  }
});

test("no line is set tighter than Thai and Lao marks need (1.5)", () => {
  const leadings = Array.from(read("./base.css").matchAll(/--mw-leading[a-z-]*:\s*([\d.]+)/g), (m) =>
    Number(m[1]),
  );
  expect(leadings.length).toBeGreaterThan(0);
  expect(Math.min(...leadings)).toBeGreaterThanOrEqual(1.5);
});

/** The share of the surface's colour in the ground of texts on a game's picture. */
const onPicture = /color-mix\(in srgb, var\(--mw-color-surface\) (\d+)%, transparent\)/.exec(
  read("../carousel/GameCard.module.css"),
)?.[1];

describe.each(SITES)("texts on pictures of games on the %s site", (site) => {
  test.each(["#ffffff", "#000000"])("are readable on a picture that is all %s (4.5:1)", (picture) => {
    const colours = coloursOf(site);
    const [red, green, blue] = readColour(colours.get("surface") ?? "").channels;
    const ground = `rgb(${red} ${green} ${blue} / ${onPicture}%)`;
    const grounds = coloursOfFill(`linear-gradient(${ground}, ${ground}), ${picture}`);
    const ratios = ["text", "text-muted"].map((ink) => worst(readColour(colours.get(ink) ?? ""), grounds));
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  });
});
