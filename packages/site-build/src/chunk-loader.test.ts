import { build, type Plugin } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { chunkLoader } from "./chunk-loader.ts";
import { __vitePreload as loadChunk } from "./load-chunk.ts";

/** A page whose entry imports another chunk later. */
const page: Plugin = {
  name: "a-page",
  resolveId: (id) => (id === "entry" || id === "later" ? `\0${id}.js` : null),
  load(id) {
    if (id === "\0entry.js") return `import("later").then(({ word }) => console.log(word));`;
    return id === "\0later.js" ? `export const word = "later";` : null;
  },
};

/** The code of the page, built with these plugins. */
async function codeOf(...plugins: Plugin[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [page, ...plugins],
    build: { write: false, minify: false, rolldownOptions: { input: "entry" } },
  });
  const outputs = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  return outputs.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
}

test("every import() of a site goes through the loader of our own, and Vite's is not even there", async () => {
  expect(await codeOf()).toContain("Unable to preload CSS");
  const code = await codeOf(chunkLoader());
  expect(code).toContain("TIMEOUT_MS");
  expect(code).not.toContain("Unable to preload CSS");
});

test("a build that still contains Vite's loader fails", async () => {
  const anotherVite: Plugin = {
    name: "another-vite",
    enforce: "pre",
    resolveId: (id) => (id === "\0vite/preload-helper.js" ? "\0another-name.js" : null),
    load: (id) => (id === "\0another-name.js" ? "export const __vitePreload = (load) => load();" : null),
  };
  await expect(codeOf(anotherVite, chunkLoader())).rejects.toThrow("chunks would be loaded by its own");
});

test("a stylesheet that the page's HTML has in it is not requested; another one is waited for", async () => {
  const links: (EventTarget & { href?: string })[] = [];
  vi.stubGlobal("document", {
    querySelector: (selector: string) => (selector === '[data-file="assets/page.css"]' ? {} : null),
    createElement: () => new EventTarget(),
    head: { append: (link: EventTarget) => links.push(link) },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const load = vi.fn<() => Promise<{ word: string }>>(() => Promise.resolve({ word: "later" }));
  const chunk = loadChunk(load, ["assets/page.css", "assets/part.css"]);
  await Promise.resolve();
  expect(links.map(({ href }) => href)).toEqual(["/assets/part.css"]);
  expect(load).not.toHaveBeenCalled();
  links[0]?.dispatchEvent(new Event("load"));
  expect(await chunk).toEqual({ word: "later" });
});
