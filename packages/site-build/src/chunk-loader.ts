import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Vite's module that every `import()` of a build calls. */
const VITES_OWN = "\0vite/preload-helper.js";
const OURS = fileURLToPath(new URL("load-chunk.ts", import.meta.url));

/** Routes every `import()` of a site through `load-chunk.ts`; a build with an exception fails. */
export function chunkLoader(): Plugin {
  return {
    name: "member-wallet:chunk-loader",
    apply: "build",
    enforce: "pre",
    resolveId(id) {
      return id === VITES_OWN ? OURS : null;
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
      if (!modules.includes(OURS) || modules.includes(VITES_OWN)) {
        this.error(
          `This Vite has no module ${JSON.stringify(VITES_OWN)}: chunks would be loaded by its own.`,
        );
      }
    },
  };
}
