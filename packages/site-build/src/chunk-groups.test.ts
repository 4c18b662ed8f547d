import { build, type Plugin } from "vite";
import { expect, test } from "vitest";
import { type ChunkGroup, chunkGroups } from "./chunk-groups.ts";

/** A page of two modules. */
const page: Plugin = {
  name: "a-page",
  resolveId: (id) => (id.startsWith("/app/") ? id : null),
  load(id) {
    if (id === "/app/entry.js") return `import { text } from "/app/form/field.js"; console.log(text);`;
    if (id === "/app/form/field.js") return `export { text } from "/app/text.js";`;
    return id === "/app/text.js" ? `export const text = "field"; console.log("text.js");` : null;
  },
};

/** The chunks of the page, by the modules in them. */
async function chunksWith(...groups: ChunkGroup[]): Promise<Record<string, string[]>> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [page, chunkGroups(groups)],
    build: { write: false, minify: false, rolldownOptions: { input: "/app/entry.js" } },
  });
  const outputs = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  return Object.fromEntries(
    outputs.flatMap((file) => (file.type === "chunk" ? [[file.name, file.moduleIds]] : [])),
  );
}

test("a chunk has the modules of the folders that it names, with all that they import", async () => {
  const { entry, form } = await chunksWith({ name: "form", modules: ["/app/form/"] });
  expect(form).toContain("/app/text.js");
  expect(entry).toEqual(["/app/entry.js"]);
});

test("a module is in the first chunk that needs it", async () => {
  const { texts, form = [] } = await chunksWith(
    { name: "texts", modules: ["/app/text.js"] },
    { name: "form", modules: ["/app/form/"] },
  );
  expect(texts).toEqual(["/app/text.js"]);
  expect(form).not.toContain("/app/text.js");
});

test("a build fails when a chunk names a folder that was renamed", async () => {
  const groups = { name: "log-in", modules: ["/app/form/", "/app/notice/"] };
  await expect(chunksWith(groups)).rejects.toThrow(/"log-in".*\/app\/notice\//);
});
