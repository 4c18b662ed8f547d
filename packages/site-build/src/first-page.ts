import type { Plugin, ResolvedConfig } from "vite";
import { headScript, type PreloadMap } from "./head-script.ts";
import type { Sheet } from "./critical-css.ts";
import { pageFiles, ROOT } from "./page-files.ts";
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
        const preloads = bundle ? preloadMap(Object.values(bundle), site.firstPage) : noPreloads();
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
        return stylesBehindPage(html)
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
        const html = String(page.source);
        const prerendered = await prerender(config, site.firstPage);
        for (const [fileName, source] of Object.entries(
          pageFiles(site, prerendered, html, sheetsOf(Object.values(bundle), html)),
        )) {
          if (fileName === "index.html") page.source = source;
          else this.emitFile({ type: "asset", fileName, source });
        }
      },
    },
  };
}

/** The stylesheets that the page itself names, then those of its parts, which load with them. */
function sheetsOf(
  files: readonly { type: string; fileName: string; source?: unknown }[],
  html: string,
): Sheet[] {
  return files
    .filter(({ type, fileName }) => type === "asset" && fileName.endsWith(".css"))
    .map(({ fileName, source }) => ({ code: String(source), isEntry: html.includes(fileName) }))
    .toSorted((one, other) => Number(other.isEntry) - Number(one.isEntry));
}

function noPreloads(): PreloadMap {
  return { login: { files: [], byLanguage: {} }, member: { files: [], byLanguage: {} } };
}

function preloadMap(files: Chunk[], { parts, languages }: FirstPage): PreloadMap {
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
  for (const name of ["login", "member"] as const) {
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

/**
 * Moves the stylesheets after the page: its first paint needs only the inlined styles, while the product's own scripts
 * still wait for every stylesheet before them.
 */
function stylesBehindPage(html: string): string {
  const sheets: string[] = [];
  const bare = html.replace(/\s*<link rel="stylesheet"[^>]*>/g, (link) => {
    sheets.push(link.trim());
    return "";
  });
  const preloads = sheets.map((link) => link.replace('rel="stylesheet"', 'rel="preload" as="style"'));
  return bare
    .replace("</title>", () => ["</title>", ...preloads].join("\n"))
    .replace("</body>", () => `${sheets.join("\n")}\n</body>`);
}
