import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type ResolvedConfig } from "vite";
import { shortClassNames } from "./class-names.ts";
import type { FirstPage, PageNotes, Prerenderer } from "./site.ts";

/** One page of a site in one language, as the build renders it. */
export interface PrerenderedPage {
  readonly path: string;
  readonly language: string;
  readonly markup: string;
}

/** Everything that a site's HTML contains before a script runs. */
export interface Prerendered {
  readonly pages: readonly PrerenderedPage[];
  /** What a page says without its scripts, by language. */
  readonly notes: Readonly<Record<string, PageNotes>>;
  /** The source of `FirstPage.earlyScript`, with all that it imports. */
  readonly earlyScript: string;
}

/** Where each site has its `Prerenderer`. */
const ENTRY = "src/prerender.ts";

/** Renders all pages of a site in all languages, by a build of the site's `src/prerender.ts` for Node. */
export async function prerender(
  config: ResolvedConfig,
  { pages, languages, earlyScript }: FirstPage,
): Promise<Prerendered> {
  const site = await loadPrerenderer(config);
  const rendered: PrerenderedPage[] = [];
  const notes: Record<string, PageNotes> = {};
  for (const language of languages) {
    // oxlint-disable-next-line no-await-in-loop -- One after another: i18next has one instance for what has none.
    notes[language] = await site.notes(language);
    for (const path of pages) {
      // oxlint-disable-next-line no-await-in-loop -- As above.
      const markup = await site.page(path, language);
      // The security policy refuses style attributes, and a script could not be hydrated.
      if (/\sstyle=|<script/.test(markup))
        throw new Error(`The prerendered ${path} contains a style attribute or a script.`);
      rendered.push({ path, language, markup });
    }
  }
  return { pages: rendered, notes, earlyScript: await inOneFile(config, earlyScript) };
}

async function loadPrerenderer(config: ResolvedConfig): Promise<Prerenderer> {
  const built = await build({
    configFile: false,
    root: config.root,
    mode: config.mode,
    logLevel: "warn",
    plugins: [react(), shortClassNames()],
    define: config.define ?? {},
    json: config.json,
    // One file without dependencies, which can be run from anywhere.
    ssr: { noExternal: true },
    build: { ssr: ENTRY, write: false, rolldownOptions: { output: { codeSplitting: false } } },
  });
  const folder = await mkdtemp(join(tmpdir(), "prerender-"));
  try {
    const file = join(folder, "prerender.mjs");
    await writeFile(file, codeOf(built, ENTRY));
    const { default: site } = (await import(pathToFileURL(file).href)) as { default: Prerenderer };
    return site;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The source of a module with all that it imports, for an inline script. */
async function inOneFile(config: ResolvedConfig, module: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: config.root,
    logLevel: "warn",
    build: { write: false, rolldownOptions: { input: module, output: { format: "iife" } } },
  });
  return codeOf(built, module).trim();
}

/** The code of a build into one file. */
function codeOf(built: Awaited<ReturnType<typeof build>>, module: string): string {
  const files = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  const chunk = files.find((file) => file.type === "chunk");
  if (!chunk) throw new Error(`The build of ${module} has no output.`);
  return chunk.code;
}
