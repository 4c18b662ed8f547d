import { expect, test } from "vitest";
import { severalVersions, shippedPackages } from "./shipped.ts";

test("everything that ships is there in one version", () => {
  const packages = shippedPackages();
  expect(packages.map(({ name }) => name)).toContain("react");
  expect(severalVersions(packages)).toEqual([]);
});

test("a second version is named", () => {
  const packages = [
    { name: "react", license: "MIT", versions: ["19.3.1"] },
    { name: "immer", license: "MIT", versions: ["10.1.0", "11.0.0"] },
  ];
  expect(severalVersions(packages)).toEqual(["immer 10.1.0 and 11.0.0"]);
});
