import { build, type Plugin } from "vite";
import { expect, test } from "vitest";
import { compileHint } from "./compile-hint.ts";

/** A page whose second module is a chunk of its own. */
const page: Plugin = {
  name: "a-page",
  resolveId: (id) => (id.startsWith("/app/") ? id : null),
  load(id) {
    if (id === "/app/entry.js") return `console.log(import("/app/later.js"));`;
    return id === "/app/later.js" ? `export const text = "later";` : null;
  },
};

/** The first line of each minified chunk, and its file, by the chunk's name. */
async function chunksWith(...names: string[]) {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [page, compileHint(names)],
    build: { write: false, rolldownOptions: { input: "/app/entry.js" } },
  });
  const outputs = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  return Object.fromEntries(
    outputs.flatMap((file) =>
      file.type === "chunk" ? [[file.name, { line: file.code.split("\n")[0], file: file.fileName }]] : [],
    ),
  );
}

test("a chunk that is named begins with the hint, and no other does", async () => {
  const { entry, later } = await chunksWith("entry");
  expect(entry?.line).toBe("//# allFunctionsCalledOnLoad");
  expect(later?.line).toMatch(/later/);
});

test("a chunk has another file name with the hint than without it", async () => {
  const hinted = await chunksWith("entry");
  const plain = await chunksWith();
  expect(hinted["entry"]?.file).not.toBe(plain["entry"]?.file);
  expect(hinted["later"]?.file).toBe(plain["later"]?.file);
});

test("a build fails when a name is that of no chunk", async () => {
  await expect(chunksWith("entry", "log-in")).rejects.toThrow(/log-in/);
});
