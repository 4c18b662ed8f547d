import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The module that has every icon which the product's sources take from lucide-react, by name. */
const MODULE = "virtual:product-icons";
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const IMPORT = /^import \{([^}]+)\} from "lucide-react";$/gm;

/** The names of the icons that members see, in order: those of stories and tests alone don't count. */
export function productIcons(): string[] {
  const files = globSync("packages/{ui,chat,member}/src/**/*.{ts,tsx}", { cwd: ROOT }).filter(
    (file) => !/\.(stories|test)\.tsx?$/.test(file),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(`${ROOT}/${file}`, "utf8").matchAll(IMPORT)].flatMap(([, list = ""]) => list.split(",")),
  );
  return [...new Set(names.map((name) => name.trim()).filter((name) => /^[A-Z]\w+$/.test(name)))].toSorted();
}

/** Gives the gallery its icons. */
export function productIconsModule(): Plugin {
  return {
    name: "member-wallet:product-icons",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) =>
      id === `\0${MODULE}` ? `export { ${productIcons().join(", ")} } from "lucide-react";` : null,
  };
}
