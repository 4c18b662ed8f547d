import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { HASH_LETTERS, inlineHash, inlineOf, WORKER_FILE } from "@member-wallet/site-build/releases";

const TEXT = /\.(html|js|css)$|_headers$/;
/** A script or stylesheet with its hash: `name-`, hash, ending. */
const ASSET = new RegExp(`^(.+-)[\\w-]([\\w-]{${HASH_LETTERS - 1}}\\.(?:js|css))$`);

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
  const texts: Rewritten[] = [];
  const rewrite = (path: string, change = (text: string) => text) => {
    const before = readFileSync(path, "utf8");
    const after = change(before.replace(names, (name) => renamed.get(name) ?? name));
    writeFileSync(path, after);
    texts.push({ path, before, after });
  };

  for (const name of readdirSync(assets)) {
    if (TEXT.test(name)) rewrite(join(assets, name));
    renameSync(join(assets, name), join(assets, renamed.get(name) ?? name));
  }
  const own = readdirSync(folder).filter((name) => TEXT.test(name));
  for (const name of own.filter((each) => each.endsWith(".html"))) rewrite(join(folder, name));
  const pages = texts.filter(({ path }) => path.endsWith(".html"));
  rewrite(join(folder, WORKER_FILE), (code) => withDigests(code, texts, mark));
  rewrite(join(folder, "_headers"), (text) => withInlineHashes(text, pages));
}

interface Rewritten {
  path: string;
  before: string;
  after: string;
}

/** The worker with the digests of the rewritten files, and a version of its own. */
function withDigests(code: string, texts: readonly Rewritten[], mark: string): string {
  return texts
    .reduce((text, { before, after }) => text.replaceAll(digest(before), digest(after)), code)
    .replace(/version:(["`'])[\da-f]/, `version:$1${mark}`);
}

function withInlineHashes(headers: string, pages: readonly Rewritten[]): string {
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

function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
