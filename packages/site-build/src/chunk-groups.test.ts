import { build, type Plugin } from "vite";
import { expect, test } from "vitest";
import { type ChunkGroup, chunkGroups } from "./chunk-groups.ts";

/** A page of two modules. */
const page: Plugin = {
  name: "a-page",
  resolveId: (id) => (id.startsWith("/app/") ? id : null),
  load(id) {
    if (id === "/app/entry.js") return `import { text } from "/app/form/field.js"; console.log(text);`;
    return id === "/app/form/field.js" ? `export const text = "field";` : null;
  },
};

/** The names of the chunks of the page. */
async function chunksWith(...groups: ChunkGroup[]): Promise<string[]> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [page, chunkGroups(groups)],
    build: { write: false, minify: false, rolldownOptions: { input: "/app/entry.js" } },
  });
  const outputs = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  return outputs.flatMap((file) => (file.type === "chunk" ? [file.name] : [])).toSorted();
}

test("modules are bundled into the chunk that names their folder", async () => {
  expect(await chunksWith({ name: "log-in", modules: ["/app/form/"] })).toContain("log-in");
});

test("a build fails when a chunk names a folder that was renamed", async () => {
  const groups = { name: "log-in", modules: ["/app/form/", "/app/notice/"] };
  await expect(chunksWith(groups)).rejects.toThrow(/"log-in".*\/app\/notice\//);
});
