import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { declaredTokens, designTokens } from "./design-tokens.ts";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
const SITES = readdirSync(new URL(".", import.meta.url)).filter((file) =>
  /^(?!base)[a-z-]+\.css$/.test(file),
);

/** The tokens of a file, by path; of a token only what the format names. */
function tokensIn(group: object, path = ""): [string, { $type: string; $value: unknown }][] {
  return Object.entries(group)
    .filter(([name]) => !name.startsWith("$"))
    .flatMap(([name, value]) =>
      "$value" in value ? [[`${path}${name}`, value]] : tokensIn(value, `${path}${name}.`),
    );
}

describe.each(SITES)("the design tokens of %s", (site) => {
  const sheets = [read("base.css"), read(site)];
  const file = designTokens(sheets);
  const tokens = new Map(tokensIn(file));

  test("are all that the sheets declare", () => {
    const css = Object.keys(Object(file["$extensions"])["member-wallet.css"]);
    const names = [...tokens.keys()].map((path) => path.replace(".", "-"));
    expect([...names, ...css].toSorted()).toEqual([...declaredTokens(sheets).keys()].toSorted());
    const declared = [...sheets.join("\n").matchAll(/--mw-([\w-]+):/g)].map(([, name = ""]) => name);
    // Those of a low screen only.
    expect(
      declared.filter((name) => !name.startsWith("submit-") && !declaredTokens(sheets).has(name)),
    ).toEqual([]);
  });

  test("lead to tokens where they are another's value", () => {
    const aliases = [...tokens.values()].flatMap(
      ({ $value }) => /^\{(.+)\}$/.exec(String($value))?.[1] ?? [],
    );
    expect(aliases.length).toBeGreaterThan(0);
    expect(aliases.filter((path) => !tokens.has(path))).toEqual([]);
  });

  test("have the colours of the sheet", () => {
    const colors = [...tokens].filter(([path]) => path.startsWith("color."));
    const written = colors.map(([path, { $value }]) => [path.slice("color.".length), Object($value).hex]);
    expect(Object.fromEntries(written)).toMatchObject(
      Object.fromEntries(
        [...(sheets[1] ?? "").matchAll(/--mw-color-([\w-]+): (#\w{6});/g)].map(([, name, hex]) => [
          name,
          hex,
        ]),
      ),
    );
  });
});

const px = (value: number) => ({ value, unit: "px" });

test.each([
  ["thai.css", 14],
  ["lao.css", 20],
])("the radius of %s is its own or the shared one", (site, radius) => {
  const tokens = new Map(tokensIn(designTokens([read("base.css"), read(site)])));
  expect(tokens.get("radius.m")).toEqual({ $type: "dimension", $value: px(radius) });
});

test("shadows, colours that let through, times and curves have the format's shapes", () => {
  const sheet = `:root {
  --mw-shadow-2: 0 1px 0 rgb(255 255 255 / 7%) inset, 0 8px 24px -8px rgb(4 5 24 / 65%);
  --mw-motion-fast: 120ms;
  --mw-ease: cubic-bezier(0.2, 0.8, 0.2, 1);
  --mw-size-3: 1rem;
  --mw-menu-size: calc(44px + 1em);
}
@media (min-width: 768px) {
  :root {
    --mw-size-3: 2rem;
  }
}
`;
  const white = { colorSpace: "srgb", components: [1, 1, 1], alpha: 0.07, hex: "#ffffff" };
  const night = { colorSpace: "srgb", components: [0.0157, 0.0196, 0.0941], alpha: 0.65, hex: "#040518" };
  expect(designTokens([sheet])).toEqual({
    shadow: {
      2: {
        $type: "shadow",
        $value: [
          { color: white, offsetX: px(0), offsetY: px(1), blur: px(0), spread: px(0), inset: true },
          { color: night, offsetX: px(0), offsetY: px(8), blur: px(24), spread: px(-8), inset: false },
        ],
      },
    },
    motion: { fast: { $type: "duration", $value: { value: 120, unit: "ms" } } },
    ease: { $type: "cubicBezier", $value: [0.2, 0.8, 0.2, 1] },
    size: { 3: { $type: "dimension", $value: { value: 1, unit: "rem" } } },
    $extensions: { "member-wallet.css": { "menu-size": "calc(44px + 1em)" } },
  });
});
