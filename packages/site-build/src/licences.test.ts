import { expect, test } from "vitest";
import { licencesText, packageFolders } from "./licences.ts";

test("a package is the innermost folder of node_modules that a file is in, once", () => {
  const store = "/repository/node_modules/.pnpm/";
  expect(
    packageFolders([
      `${store}react@19.3.1/node_modules/react/index.js`,
      `${store}react@19.3.1/node_modules/react/cjs/react.production.js`,
      `${store}@fontsource+noto-sans-thai@5.3.0/node_modules/@fontsource/noto-sans-thai/files/a.woff2`,
      "/repository/packages/ui/src/index.ts",
      "/vite/preload-helper.js",
    ]),
  ).toEqual([
    `${store}react@19.3.1/node_modules/react`,
    `${store}@fontsource+noto-sans-thai@5.3.0/node_modules/@fontsource/noto-sans-thai`,
  ]);
});

test("the file lists every package, and has each text once below all that it belongs to", () => {
  const text = licencesText([
    { name: "react", version: "19.3.1", licence: "MIT", texts: ["Copyright Meta"] },
    { name: "react-dom", version: "19.3.1", licence: "MIT", texts: ["Copyright Meta"] },
    {
      name: "@fontsource/noto-sans-lao",
      version: "5.3.0",
      licence: "OFL-1.1",
      texts: ["Copyright Noto", "A notice"],
    },
  ]);
  expect(text.split("\n").slice(2, 5)).toEqual([
    "- @fontsource/noto-sans-lao 5.3.0 (OFL-1.1)",
    "- react 19.3.1 (MIT)",
    "- react-dom 19.3.1 (MIT)",
  ]);
  expect(text).toContain("react 19.3.1 (MIT)\nreact-dom 19.3.1 (MIT)\n\nCopyright Meta\n");
  expect(text.split("Copyright Meta")).toHaveLength(2);
  expect(text).toContain("Copyright Noto\n\nA notice\n");
});
