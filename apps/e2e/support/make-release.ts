import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inlineHash, inlineOf, WORKER_FILE } from "@member-wallet/site-build/releases";

const TEXT = /\.(html|js|css)$|_headers$/;
/** A script or stylesheet with its hash: `name-`, hash, ending. */
const ASSET = /^(.+-)[\w-]([\w-]{7}\.(?:js|css))$/;

/**
 * Copies a build as if it were of another release: every script and stylesheet has another hash in its name, and the
 * pages, the worker and the security policy name the new ones. Old files are not in it.
 * @param mark one character, another one for each release.
 */
export function makeRelease(build: string, folder: string, mark: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(build, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const assets = join(folder, "assets");
  const renamed = new Map<string, string>();
  for (const name of readdirSync(assets)) {
    const next = name.replace(ASSET, `$1${mark}$2`);
    if (next !== name) renamed.set(name, next);
  }
  const names = new RegExp([...renamed.keys()].join("|").replaceAll(".", "\\."), "g");
  const pages: { before: string; after: string }[] = [];
  const rewrite = (path: string, change = (text: string) => text) => {
    const before = readFileSync(path, "utf8");
    const after = change(before.replace(names, (name) => renamed.get(name) ?? name));
    writeFileSync(path, after);
    if (path.endsWith(".html")) pages.push({ before, after });
  };

  for (const name of readdirSync(assets)) {
    if (TEXT.test(name)) rewrite(join(assets, name));
    renameSync(join(assets, name), join(assets, renamed.get(name) ?? name));
  }
  const own = readdirSync(folder).filter((name) => TEXT.test(name));
  for (const name of own.filter((each) => each.endsWith(".html"))) rewrite(join(folder, name));
  rewrite(join(folder, WORKER_FILE), (code) => withPages(code, pages, mark));
  rewrite(join(folder, "_headers"), (text) => withInlineHashes(text, pages));
}

interface Pages {
  before: string;
  after: string;
}

/** The worker with the new pages' digests, and a version of its own. */
function withPages(code: string, pages: readonly Pages[], mark: string): string {
  const digests = pages.flatMap(({ before, after }) => [
    [digest(before, "base64"), digest(after, "base64")] as const,
    [digest(before, "hex").slice(0, 16), digest(after, "hex").slice(0, 16)] as const,
  ]);
  return digests
    .reduce((text, [before, after]) => text.replaceAll(before, after), code)
    .replace(/version:(["`'])[\da-f]/, `version:$1${mark}`);
}

function withInlineHashes(headers: string, pages: readonly Pages[]): string {
  return pages.reduce((text, { before, after }) => {
    const next = inlineHashes(after);
    return inlineHashes(before).reduce(
      (changed, hash, at) => changed.replaceAll(hash, next[at] ?? hash),
      text,
    );
  }, headers);
}

function inlineHashes(html: string): string[] {
  const { scripts, styles } = inlineOf(html);
  return [...scripts, ...styles].map(inlineHash);
}

function digest(text: string, encoding: "hex" | "base64"): string {
  return createHash("sha256").update(text).digest(encoding);
}
