import * as fc from "fast-check";
import { createLucideIcon } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import createIcon from "./icon.ts";

const length = fc.integer({ min: 0, max: 24 }).map(String);
const keyed = <Attributes>(arbitrary: fc.Arbitrary<Attributes>) =>
  fc.tuple(arbitrary, fc.uuid()).map(([attributes, key]) => ({ ...attributes, key }));

/** The parts that lucide's icons have. */
const part = fc.oneof(
  fc.tuple(
    fc.constant("path" as const),
    keyed(fc.record({ d: fc.constantFrom("M18 6 6 18", "m6 6 12 12") })),
  ),
  fc.tuple(
    fc.constant("circle" as const),
    keyed(fc.record({ cx: length, cy: length, r: length, fill: fc.constant("currentColor") })),
  ),
  fc.tuple(
    fc.constant("rect" as const),
    keyed(fc.record({ width: length, height: length, x: length, y: length, rx: length })),
  ),
);
const props = fc.record(
  {
    size: fc.integer({ min: 1, max: 200 }),
    strokeWidth: fc.integer({ min: 1, max: 4 }),
    "aria-hidden": fc.constant(true),
  },
  { requiredKeys: [] },
);

/** The class names that lucide gives its icons, which no style of ours uses. */
const withoutClasses = (markup: string) => markup.replace(/ class="lucide[^"]*"/, "");

test("an icon without a label is drawn as lucide-react draws it", () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1 }), props, (node, given) => {
      const theirs = renderToStaticMarkup(createElement(createLucideIcon("any", node), given));
      const ours = renderToStaticMarkup(createElement(createIcon({ node }), given));
      expect(ours).toBe(withoutClasses(theirs));
    }),
  );
});
