import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The library: the widget, the conversation without React, one style.css, lazy parts as chunks, and no dependency bundled. */
export default defineConfig({
  plugins: [
    react(),
    {
      name: "style-declaration",
      // Without it TypeScript finds no import of the stylesheet, unless a bundler's types are there.
      writeBundle: ({ dir = here("dist") }) => writeFile(`${dir}/style.css.d.ts`, "export {};\n"),
    },
  ],
  build: {
    cssCodeSplit: false,
    sourcemap: false,
    lib: {
      formats: ["es"],
      cssFileName: "style",
      entry: { index: here("src/index.ts"), "conversation/index": here("src/conversation/index.ts") },
    },
    rolldownOptions: {
      // Every bare import is a dependency or a peer.
      external: /^(?![./]|[A-Za-z]:)/,
    },
  },
});
