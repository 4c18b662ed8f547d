import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A file that a cold visit fetches before the page shows, with its transferred bytes. */
export interface LoadedFile {
  path: string;
  bytes: number;
}

/** What a first page begins with: a part whose files its head script preloads, or a screen with a chunk of its own. */
export type Begins = { readonly part: string } | { readonly screen: string };

/**
 * The files that a browser loads from a built site for the first page of an address, in the site's first language:
 * its HTML, the files it names, those of what it begins with, and all their static imports.
 */
export function firstLoad(dist: string, page: string, begins: Begins): LoadedFile[] {
  const html = readFileSync(join(dist, page), "utf8");
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? "");
  const next =
    "part" in begins ? preloads(html, begins.part) : chunkFiles(dist, begins.screen).map(({ path }) => path);
  return withImports(dist, [`/${page}`, ...named, ...next]);
}

/**
 * The scripts and styles that the chat adds to a page of a built site, from its button to the first opening: those of
 * its chunks, and all their static imports that the page has not loaded. Not among them are the parts that load later
 * and when they are needed: the socket's client, which has a budget of its own, what sends and what tells of a failure,
 * buttons, pictures and cards, the viewer.
 */
export function chatLoad(dist: string, page: readonly LoadedFile[]): LoadedFile[] {
  const chunks = readdirSync(join(dist, "assets")).filter((file) => CHAT_CHUNKS.test(file));
  for (const name of ["CustomersChat", "chat-parts"]) {
    if (!chunks.some((file) => file.startsWith(`${name}-`)))
      throw new Error(`The site has no chunk ${name}.`);
  }
  // The chat loads after the parts of home.
  const parts = chunkFiles(dist, "member-parts").map(({ path }) => path);
  const loaded = new Set(
    withImports(dist, [...page.map(({ path }) => path), ...parts]).map(({ path }) => path),
  );
  const paths = chunks.map((file) => `/assets/${file}`);
  return withImports(dist, paths).filter(({ path }) => !loaded.has(path));
}

/** The chat's chunks by their modules. */
const CHAT_CHUNKS = /^(?:SupportChat|CustomersChat|chat-parts)-[^.]+\.(?:js|css)$/;

/** Files with the static imports of those that are scripts, the largest first. */
function withImports(dist: string, paths: readonly string[]): LoadedFile[] {
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    if (path.endsWith(".js")) staticImports(readFileSync(join(dist, path), "utf8")).forEach(visit);
  };
  paths.forEach(visit);
  return [...seen]
    .map((path) => ({ path, bytes: wireBytes(join(dist, path)) }))
    .toSorted((one, other) => other.bytes - one.bytes);
}

/** A chunk's own script and stylesheet; throws when the build has no chunk of this name. */
export function chunkFiles(dist: string, name: string): LoadedFile[] {
  const paths = globSync(`assets/${name}-*.{js,css}`, { cwd: dist });
  if (paths.length === 0) throw new Error(`The build has no chunk named ${name}.`);
  return paths.map((path) => ({ path: `/${path}`, bytes: wireBytes(join(dist, path)) }));
}

/** A chunk's static imports, as addresses; `import()` loads later and does not count. */
export function staticImports(code: string): string[] {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g)].map(
    (match) => `/assets/${match[1] ?? ""}`,
  );
}

interface Settings {
  firstLanguage: string;
  preloads: Record<string, { files: string[]; byLanguage: Record<string, string[]> }>;
}

/** The preloads of the head script, read from its settings; throws when they are missing. */
function preloads(html: string, part: string): string[] {
  const settings = /\)\((\{"firstLanguage":.*?\})\)<\/script>/s.exec(html)?.[1];
  if (settings === undefined) throw new Error("The page's head script names no preloads.");
  const parsed: unknown = JSON.parse(settings);
  if (!isSettings(parsed)) throw new Error("The page's head script has settings of another form.");
  const { firstLanguage, preloads: parts } = parsed;
  const found = parts[part];
  if (found === undefined) throw new Error(`The page's head script does not know the part ${part}.`);
  return [...found.files, ...(found.byLanguage[firstLanguage] ?? [])];
}

function isSettings(value: unknown): value is Settings {
  return typeof value === "object" && value !== null && "firstLanguage" in value && "preloads" in value;
}

/** Brotli bytes of compressed files, plain bytes of others. */
function wireBytes(file: string): number {
  return readFileSync(/\.(?:html|js|css|svg)$/.test(file) ? `${file}.br` : file).length;
}
