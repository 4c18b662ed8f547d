import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** An entry point of a package: what its users import, and the absolute path of its built declarations. */
export interface Entry {
  readonly specifier: string;
  readonly declarations: string;
}

interface Manifest {
  readonly name: string;
  readonly publishConfig: { readonly exports: Readonly<Record<string, string | { readonly types: string }>> };
}

/** The entry points with types, but for stylesheets, that the package in `folder` (absolute) publishes; needs its `dist`. */
export function entriesOf(folder: string): Entry[] {
  const { name, publishConfig } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
  return Object.entries(publishConfig.exports)
    .flatMap(([path, target]) =>
      typeof target === "string" || path.endsWith(".css") ? [] : filesOf(folder, path, target.types),
    )
    .map(([path, file]) => ({ specifier: join(name, path), declarations: join(folder, file) }))
    .toSorted((a, b) => a.specifier.localeCompare(b.specifier));
}

/** The paths and files of one line of `exports`: `./dialogs/*` has one for each file that matches `types`. */
function filesOf(folder: string, path: string, types: string): [path: string, file: string][] {
  const pattern = types.replace(/^\.\//, "");
  const [before = "", after = ""] = pattern.split("*");
  return globSync(pattern, { cwd: folder }).map((file) => [
    path.replace("*", file.slice(before.length, file.length - after.length)),
    file,
  ]);
}

/** The file of an entry's report: `dialogs-deposit.api.md` for `@member-wallet/ui/dialogs/deposit`. */
export function reportFileOf({ specifier }: Entry): string {
  const [, , ...path] = specifier.split("/");
  return `${path.join("-") || "index"}.api.md`;
}
