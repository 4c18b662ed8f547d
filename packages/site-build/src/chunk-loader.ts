import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The module of Vite that every `import()` of a build goes through. */
const VITES_OWN = "\0vite/preload-helper.js";
const OURS = fileURLToPath(new URL("load-chunk.ts", import.meta.url));

/** Lets every `import()` of a site go through `load-chunk.ts`; a build in which one would not is refused. */
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
