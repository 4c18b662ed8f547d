import { createHash } from "node:crypto";
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Short class names for a built site. Vite's own contain the class's name, a hash and its line, which costs the log-in
 * page 0.7 kB (brotli); the development server keeps them, because they show where a class is defined.
 */
export function shortClassNames(): Plugin {
  return {
    name: "member-wallet:short-class-names",
    apply: "build",
    config: () => ({ css: { modules: { generateScopedName: classNames() } } }),
  };
}

/**
 * Names a class by four letters for its stylesheet and a count within it: the same on every machine. Throws for two
 * stylesheets with the same letters.
 */
export function classNames(): (name: string, file: string) => string {
  const sheets = new Map<string, { file: string; names: string[] }>();
  return (name, file) => {
    const path = relative(ROOT, file).split(sep).join("/");
    const letters = createHash("sha256").update(path).digest("base64url").slice(0, 4);
    const sheet = sheets.get(letters) ?? { file, names: [] };
    sheets.set(letters, sheet);
    if (sheet.file !== file)
      throw new Error(`${file} and ${sheet.file} would share class names: rename one.`);
    if (!sheet.names.includes(name)) sheet.names.push(name);
    return `_${letters}${sheet.names.indexOf(name).toString(36)}`;
  };
}
