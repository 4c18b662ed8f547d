import { expect, test } from "vitest";
import { askForMore, faultsOfList } from "./licences.ts";
import { shippedPackages } from "./shipped.ts";

test("everything that ships has a licence that asks for no more than a notice", () => {
  const packages = shippedPackages();
  expect(packages).toContainEqual(expect.objectContaining({ name: "react", license: "MIT" }));
  expect(askForMore(packages)).toEqual([]);
});

test("a site's list of licences is read by the same rule, and lacks nothing that every site contains", () => {
  const list = [
    "- react 19.3.1 (MIT)",
    "- i18next 27.1.2 (MIT)",
    "- @fontsource/noto-sans-thai 5.3.0 (OFL-1.1)",
    "- @fontsource/noto-sans-lao 5.3.0 (OFL-1.1)",
  ];
  expect(faultsOfList(list.join("\n"))).toEqual([]);
  expect(faultsOfList([...list.slice(1), "- chess 1.0.0 (AGPL-3.0-only)"].join("\n"))).toEqual([
    "chess: AGPL-3.0-only",
    "react is not among the licences",
  ]);
});
