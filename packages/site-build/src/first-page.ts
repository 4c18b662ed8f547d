import type { Plugin, ResolvedConfig } from "vite";
import { headScript, type PreloadMap } from "./head-script.ts";
import { pageFiles, ROOT, type Sheet } from "./page-files.ts";
import { prerender } from "./prerender.ts";
import type { BuildSettings } from "./settings/build-settings.ts";
import type { FirstPage, SiteBuild } from "./site.ts";
import { shareTags } from "./share-tags.ts";
import { siteColours } from "./site-colours.ts";
import { SCRIPT_OF } from "./site-fonts.ts";
import { SHELL_MARKUP, shellStyle } from "./shell.ts";

interface Chunk {
  type: "chunk" | "asset";
  fileName: string;
  imports?: string[];
  moduleIds?: string[];
  isEntry?: boolean;
  viteMetadata?: { importedCss: Set<string> };
}

const FIRST_PARTS = ["login", "member"] as const;

/** How long the site-active look-up may keep `/login` plain (§2 Guard), in milliseconds. */
const LOOK_TIMEOUT_MS = 3000;

/**
 * Adds the head script, the site's colour, the link preview and the font's preload to `index.html`; a build also writes
 * an HTML file per prerendered page (`pageFiles`), while the development server begins with a spinner.
 */
export function firstPage(
  site: SiteBuild,
  { apiUrl, siteUrl }: Pick<BuildSettings, "apiUrl" | "siteUrl">,
): Plugin {
  const colours = siteColours(site.id);
  let config: ResolvedConfig | undefined;
  return {
    name: "member-wallet:first-page",
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: "post",
      handler(html, context) {
        const bundle = context.bundle as Record<string, Chunk> | undefined;
        const preloads = bundle ? scriptsOf(partsOf(Object.values(bundle), site.firstPage)) : noPreloads();
        const script = headScript({
          firstLanguage: site.firstLanguage,
          apiUrl,
          timeout: LOOK_TIMEOUT_MS,
          preloads,
          firstPage: site.firstPage,
        });
        // After the title, so that the page's charset stays within the bytes where browsers search for it.
        const head = [
          `<meta name="theme-color" content="${colours.ground}">`,
          `<style>${shellStyle(colours)}</style>`,
          `<script>${script}</script>`,
          ...fontPreloads(bundle ? Object.keys(bundle) : [], site.firstLanguage),
        ].join("\n");
        return html
          .replace("</head>", () => `${shareTags(site, siteUrl, html)}\n</head>`)
          .replace(ROOT, (root) => (bundle ? root : root.replace("<!--shell-->", SHELL_MARKUP)))
          .replace("</title>", () => `</title>\n${head}`);
      },
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const page = bundle["index.html"];
        if (!config || page?.type !== "asset") throw new Error("The build has no index.html.");
        const parts = partsOf(Object.values(bundle), site.firstPage);
        const { html, entrySheets } = withoutStylesheets(String(page.source));
        const sheets = sheetsOf(Object.values(bundle), entrySheets, parts);
        // No page asks for it: each one has it.
        for (const file of entrySheets) delete bundle[file];
        const prerendered = await prerender(config, site.firstPage);
        for (const [fileName, source] of Object.entries(pageFiles(site, prerendered, html, sheets))) {
          if (fileName === "index.html") page.source = source;
          else this.emitFile({ type: "asset", fileName, source });
        }
      },
    },
  };
}

/** Takes the stylesheets out of a page: they are put into its files whole. */
function withoutStylesheets(html: string): { html: string; entrySheets: string[] } {
  const entrySheets: string[] = [];
  const bare = html.replace(
    /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
    (_link, file: string) => {
      entrySheets.push(file);
      return "";
    },
  );
  return { html: bare, entrySheets };
}

/** A build's stylesheets in the order in which a page applies them: those of a chunk come after those of its imports. */
function sheetsOf(
  files: readonly { type: string; fileName: string; source?: unknown }[],
  entrySheets: readonly string[],
  parts: PreloadMap,
): Sheet[] {
  const first = [
    ...entrySheets.map((file) => ({ file, loadedBy: "every page" as const })),
    ...FIRST_PARTS.flatMap((loadedBy) =>
      parts[loadedBy].files.toReversed().map((file) => ({ file: file.slice(1), loadedBy })),
    ),
  ];
  const later = files.map(({ fileName }) => ({ file: fileName, loadedBy: "a later part" as const }));
  const sheets = new Map<string, Sheet>();
  for (const { file, loadedBy } of [...first, ...later]) {
    const found = files.find(({ type, fileName }) => type === "asset" && fileName === file);
    if (found && file.endsWith(".css") && !sheets.has(file))
      sheets.set(file, { file, code: String(found.source), loadedBy });
  }
  return [...sheets.values()];
}

/** The stylesheets of the first parts are in the page. */
function scriptsOf({ login, member }: PreloadMap): PreloadMap {
  return {
    login: { ...login, files: login.files.filter(isScript) },
    member: { ...member, files: member.files.filter(isScript) },
  };
}

const isScript = (file: string) => file.endsWith(".js");

function noPreloads(): PreloadMap {
  return { login: { files: [], byLanguage: {} }, member: { files: [], byLanguage: {} } };
}

/** The files of each first part, stylesheets too. */
function partsOf(files: Chunk[], { parts, languages }: FirstPage): PreloadMap {
  const chunks = files.filter((file) => file.type === "chunk");
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const holding = (suffix: string) =>
    chunks.find((chunk) => chunk.moduleIds?.some((id) => id.endsWith(suffix)));

  const closure = (start: Chunk | undefined, seen = new Set<Chunk>()): Set<Chunk> => {
    if (!start || seen.has(start)) return seen;
    seen.add(start);
    start.imports?.forEach((name) => closure(byName.get(name), seen));
    return seen;
  };
  const entry = closure(chunks.find((chunk) => chunk.isEntry));
  const filesOf = (chunk: Chunk | undefined) =>
    [...closure(chunk)]
      .filter((needed) => !entry.has(needed))
      .flatMap((needed) => [needed.fileName, ...(needed.viteMetadata?.importedCss ?? [])])
      .map((file) => `/${file}`);

  const map = noPreloads();
  for (const name of FIRST_PARTS) {
    const part = parts[name];
    const target = map[name];
    const home = holding(part.module);
    if (!home)
      throw new Error(
        `The build has no chunk with ${part.module}: the first page names a module that moved.`,
      );
    target.files = filesOf(home);
    for (const language of languages) {
      // A chunk has the texts of several namespaces.
      const texts = part.texts.flatMap((namespace) =>
        filesOf(holding(`/locales/${language}/${namespace}.json`)),
      );
      target.byLanguage[language] = [...new Set(texts)];
    }
  }
  return map;
}

/** Only the site's own script in the regular weight: the other fonts load when a text needs them. */
function fontPreloads(files: string[], language: string): string[] {
  const script = SCRIPT_OF[language] ?? "latin";
  return files
    .filter((file) => file.endsWith(".woff2") && file.includes(`-${script}-400-`))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`);
}
