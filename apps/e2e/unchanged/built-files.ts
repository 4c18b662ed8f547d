import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "@member-wallet/tools/code-hash";

/** The hash that a build adds to the name of a file. */
const HASH_IN_NAME = /-[\w-]{7}(?=\.\w+$)/;
const TEXT = /\.(?:js|css|html)$/;

/** The name of a built file without its hash: `assets/index.js`. */
export function plainName(path: string): string {
  return path.replace(HASH_IN_NAME, "");
}

/**
 * Hashes the files of a built site, by their plain name. The names that they hold count without their hash: when one
 * file changes, those that load it name another one, and change no more than that.
 */
export function builtFiles(dist: string): ReadonlyMap<string, string> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => ({ path: join(parentPath, name), name }));
  const plain = new Map(files.map(({ name }) => [name, plainName(name)]));
  const hashes = Map.groupBy(files, ({ path }) => plainName(path.slice(dist.length + 1)));
  return new Map(
    [...hashes].map(([name, same]) => [
      name,
      same
        .map(({ path }) => contentHash(path, plain))
        .toSorted()
        .join(),
    ]),
  );
}

function contentHash(path: string, plain: ReadonlyMap<string, string>): string {
  const content = readFileSync(path);
  if (!TEXT.test(path)) return hashOf(content);
  return hashOf(content.toString().replace(/[\w-]+\.\w+/g, (word) => plain.get(word) ?? word));
}
