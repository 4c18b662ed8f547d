import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "../../root.ts";

/** An entry point that users of a package import: its specifier, and the absolute path of its built declarations. */
export interface Entry {
  readonly specifier: string;
  readonly declarations: string;
}

/** The part of a manifest that tells what a published package exports. */
interface Manifest {
  readonly name: string;
  readonly publishConfig: { readonly exports: Readonly<Record<string, string | { readonly types: string }>> };
}

/** The entry points of the package in a folder that have types, by specifier; needs the package's `dist`. */
export function entriesOf(folder: string): Entry[] {
  const root = join(ROOT, folder);
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;
  return Object.entries(manifest.publishConfig.exports)
    .flatMap(([path, target]) => (typeof target === "string" ? [] : expand(root, path, target.types)))
    .map(({ path, file }) => ({
      specifier: join(manifest.name, path),
      declarations: join(root, file),
    }))
    .toSorted((a, b) => a.specifier.localeCompare(b.specifier));
}

/** `./dialogs/*` with `./dist/dialogs/*\/index.d.ts` as one entry for each file. */
function expand(root: string, path: string, types: string) {
  const [before = "", after = ""] = types.replace(/^\.\//, "").split("*");
  return globSync(types, { cwd: root }).map((found) => {
    const file = relative(root, join(root, found));
    return { path: path.replace("*", file.slice(before.length, file.length - after.length)), file };
  });
}

/** The name of an entry's report: `dialogs-deposit.api.md` for `@member-wallet/ui/dialogs/deposit`. */
export function reportNameOf({ specifier }: Pick<Entry, "specifier">): string {
  const [, , ...path] = specifier.split("/");
  return `${path.join("-") || "index"}.api.md`;
}
