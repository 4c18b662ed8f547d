import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const THEIRS = "createLucideIcon.mjs";
const OURS = fileURLToPath(new URL("icon.ts", import.meta.url));

/** What `icon.ts` reads nothing of: an icon's name and size, and keys, which React asks for in a list only. */
const UNUSED = /^ {2}(?:name|size): .*,\n|^__iconData\.node;\n|, key: "\w+"/gm;

/**
 * Draws the icons of lucide-react by `icon.ts`: its own way brings a context, aliases and scaled strokes, which no icon
 * of ours uses, into every page's first load. A build with its own way fails.
 */
export function smallIcons(): Plugin {
  return {
    name: "member-wallet:small-icons",
    apply: "build",
    enforce: "pre",
    resolveId(id, importer) {
      return id.endsWith(`/${THEIRS}`) && importer?.includes("/lucide-react/") ? OURS : null;
    },
    transform: {
      filter: { id: /\/lucide-react\/.*\/icons\// },
      handler: (code) => code.replaceAll(UNUSED, ""),
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
      if (!modules.includes(OURS) || modules.some((id) => id.endsWith(`/${THEIRS}`)))
        this.error(`This lucide-react does not draw its icons by ${THEIRS}.`);
    },
  };
}
