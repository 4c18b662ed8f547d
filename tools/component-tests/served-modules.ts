import type { Plugin } from "vitest/config";
import { importedIcons } from "../icons/imported-icons.ts";

/**
 * Makes modules cheap for the page of its own that each test file has: the browser keeps them from one file to the
 * next, and only test files have a source map, because a page scans more of the others' maps than of their code. Only
 * where tests run once: in watch mode sources change, and errors are looked for by their lines.
 */
export function cheapModules(): Plugin {
  let once = false;
  return {
    name: "cheap-modules",
    configureVitest({ vitest, project }) {
      once = !vitest.config.watch;
      if (once) project.vite.config.server.headers = { "Cache-Control": "max-age=3600" };
    },
    transform: {
      order: "post",
      filter: { id: { exclude: /\.test\.tsx$/ } },
      handler: (code) => (once ? { code, map: { mappings: "" } } : null),
    },
  };
}

const ICONS = importedIcons();

/**
 * Bundles only the imported ones of lucide-react's 1,700 icons: the page of every test file evaluates all that are
 * bundled. Its name holds theirs, because Vite keeps a bundle until a plugin's name changes.
 */
export const ONLY_IMPORTED_ICONS = {
  name: `only-imported-icons: ${ICONS.join(" ")}`,
  transform: {
    filter: { id: /\/lucide-react\.mjs$/ },
    handler: (code: string) =>
      code
        .split("\n")
        .filter((line) => line.match(/\w+/g)?.some((word) => ICONS.includes(word)))
        .join("\n"),
  },
};
