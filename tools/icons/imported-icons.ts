import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../root.ts";

const IMPORT = /^import \{([^}]+)\} from "lucide-react";$/gm;

/** The names of the icons that sources of the packages import from lucide-react, in order. */
export function importedIcons(isCounted: (path: string) => boolean = () => true): string[] {
  const sources = globSync("packages/*/src/**/*.{ts,tsx}", { cwd: ROOT }).filter(isCounted);
  const specifiers = sources.flatMap((path) =>
    [...readFileSync(join(ROOT, path), "utf8").matchAll(IMPORT)].flatMap(([, list = ""]) => list.split(",")),
  );
  const names = specifiers.map((specifier) => specifier.trim().replace(/ as .*/, ""));
  return [...new Set(names.filter((name) => /^[A-Z]\w*$/.test(name)))].toSorted();
}
