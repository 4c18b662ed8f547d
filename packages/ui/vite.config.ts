import { globSync } from "node:fs";
import { cp, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** One entry per dialog folder, as the package's exports name them. */
const dialogs = Object.fromEntries(
  globSync("src/dialogs/*/index.ts", { cwd: here(".") }).map((entry) => [
    `dialogs/${basename(dirname(entry))}/index`,
    here(entry),
  ]),
);

const isTokenFile = (path: string) => !/\.(?:tsx?|module\.css)$/.test(path);

/** The sites' colours are files of their own: a site takes one of them. Each stylesheet has a declaration beside it. */
function tokenFiles(): Plugin {
  return {
    name: "token-files",
    writeBundle: async ({ dir = here("dist") }) => {
      await cp(here("src/tokens"), `${dir}/tokens`, { recursive: true, filter: isTokenFile });
      const sheets = [
        "style.css",
        ...globSync("*.css", { cwd: `${dir}/tokens` }).map((file) => `tokens/${file}`),
      ];
      // Without one TypeScript finds no import of a stylesheet, unless a bundler's types are there.
      await Promise.all(sheets.map((file) => writeFile(`${dir}/${file}.d.ts`, "export {};\n")));
    },
  };
}

/** The library: an entry per export, one style.css with the base styles in it, and no dependency bundled. */
export default defineConfig({
  plugins: [react(), tokenFiles()],
  build: {
    cssCodeSplit: false,
    sourcemap: false,
    lib: {
      formats: ["es"],
      cssFileName: "style",
      entry: {
        index: here("src/index.ts"),
        "carousel/index": here("src/carousel/index.ts"),
        "wheel/index": here("src/wheel/index.ts"),
        ...dialogs,
        style: here("src/library-style.ts"),
      },
    },
    rolldownOptions: {
      // Every bare import is a dependency or a peer.
      external: /^(?![./]|[A-Za-z]:)/,
    },
  },
});
