import { build } from "vite";
import { expect, test } from "vitest";
import { unusedSchemas } from "./unused-schemas.ts";

const MODULES: Record<string, string> = {
  entry: 'import { Used } from "schemas"; console.log(Used);',
  schemas:
    'import * as v from "valibot"; export const Used = v.string(); export const Unused = v.object({ code: v.number() });',
  valibot:
    "export const string = () => note(1); export const number = () => note(2); export const object = () => note(3);",
};

test("a schema that nothing uses is not in the built code, one in use is", async () => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      unusedSchemas(),
      {
        name: "modules",
        enforce: "pre",
        resolveId: (id) => (id in MODULES ? id : null),
        load: (id) => MODULES[id] ?? null,
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: "entry" } },
  });
  const code = JSON.stringify(built);
  expect(code).toContain("note(1)");
  expect(code).not.toContain("note(2)");
  expect(code).not.toContain("note(3)");
});
