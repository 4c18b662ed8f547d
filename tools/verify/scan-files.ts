import { globSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/** Patterns that no published file may contain. */
const FORBIDDEN: { what: string; pattern: RegExp }[] = [
  { what: "a source map's address", pattern: /[#@]\s*sourceMappingURL=/ },
  { what: "a private key", pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/ },
  { what: "a database's address", pattern: /postgres(?:ql)?:\/\// },
  { what: "a cloud access key", pattern: /\bAKIA[0-9A-Z]{16}\b/ },
  { what: "a demo password", pattern: /\bdemo-\d{4}\b/ },
];

/** Reads every file of a built site or package and names the forbidden contents; empty when it is clean. */
export function scanFiles(
  folder: string,
  machinePaths: readonly string[] = [process.cwd(), homedir()],
): string[] {
  const places = machinePaths.map((path) => path.replace(/\/$/, "")).filter((path) => path !== "");
  const files = globSync("**/*", { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    if (path.endsWith(".map")) return [`${path} is a source map`];
    if (/\.(?:br|gz|woff2|png|webp|ico)$/.test(path)) return [];
    const text = readFileSync(path, "utf8");
    return [
      ...FORBIDDEN.filter(({ pattern }) => pattern.test(text)).map(({ what }) => `${path} holds ${what}`),
      ...places
        .filter((place) => text.includes(`${place}/`))
        .map((place) => `${path} holds the machine's path ${place}`),
    ];
  });
}
