import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The styles of ui that are a whole page's. */
const OF_PAGES = /\/packages\/ui\/src\/(?:base|tokens)\//;

/** Where a selector of a page's styles applies here: the page around the chat keeps its own look. */
function withinChat(selector: string): string[] {
  if (/^(?::root(?:\[data-site="thai"\])?|html|body)$/.test(selector)) return [".mw-chat"];
  // An open dialog of the chat locks the page behind it.
  if (selector === "html[data-mw-modal]") return [selector];
  if (/^(?::root|body)/.test(selector)) return [];
  return [`:where(.mw-chat) ${selector}`];
}

/** The library: the chat with what it needs of our other packages, one style.css, lazy parts as chunks, and no other dependency bundled. */
export default defineConfig({
  plugins: [
    react(),
    {
      name: "style-declaration",
      // Without it TypeScript finds no import of the stylesheet, unless a bundler's types are there.
      writeBundle: ({ dir = here("dist") }) => writeFile(`${dir}/style.css.d.ts`, "export {};\n"),
    },
  ],
  css: {
    postcss: {
      plugins: [
        {
          postcssPlugin: "within-chat",
          Once(sheet) {
            sheet.walkRules((rule) => {
              if (!OF_PAGES.test(rule.source?.input.file ?? "")) return;
              const selectors = rule.selectors.flatMap(withinChat);
              if (selectors.length === 0) rule.remove();
              else rule.selectors = selectors;
            });
          },
        },
      ],
    },
  },
  build: {
    cssCodeSplit: false,
    sourcemap: false,
    lib: {
      formats: ["es"],
      cssFileName: "style",
      entry: { index: here("src/index.ts") },
    },
    rolldownOptions: {
      // Every bare import is a dependency or a peer, but for our own packages.
      external: /^(?![./]|[A-Za-z]:|@member-wallet\/)/,
    },
  },
});
