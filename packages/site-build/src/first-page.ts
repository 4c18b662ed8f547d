import type { HtmlTagDescriptor, Plugin } from "vite";
import { headScript, type PreloadMap } from "./head-script.ts";
import { FIRST_PARTS, LANGUAGES, type SiteBuild } from "./site.ts";
import { SHELL_MARKUP, shellStyle } from "./shell.ts";

interface Chunk {
  type: "chunk" | "asset";
  fileName: string;
  imports?: string[];
  moduleIds?: string[];
  isEntry?: boolean;
  viteMetadata?: { importedCss: Set<string> };
}

/** Puts the head script, the static shell and the font's preload into `index.html`. */
export function firstPage(site: SiteBuild, apiUrl: string): Plugin {
  return {
    name: "member-wallet:first-page",
    transformIndexHtml: {
      order: "post",
      handler(html, context) {
        const bundle = context.bundle as Record<string, Chunk> | undefined;
        const preloads = bundle ? preloadMap(Object.values(bundle)) : noPreloads();
        const script = headScript({ firstLanguage: site.firstLanguage, apiUrl, preloads });
        const tags: HtmlTagDescriptor[] = [
          { tag: "style", children: shellStyle(site), injectTo: "head-prepend" },
          { tag: "script", children: script, injectTo: "head-prepend" },
          ...fontPreloads(bundle ? Object.keys(bundle) : [], site.firstLanguage),
        ];
        return { html: html.replace("<!--shell-->", SHELL_MARKUP), tags };
      },
    },
  };
}

function noPreloads(): PreloadMap {
  return { login: { files: [], byLanguage: {} }, member: { files: [], byLanguage: {} } };
}

function preloadMap(files: Chunk[]): PreloadMap {
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
  for (const [name, part] of Object.entries(FIRST_PARTS)) {
    const target = map[name as keyof PreloadMap];
    const home = holding(part.module);
    if (!home)
      throw new Error(`The build has no chunk with ${part.module}: FIRST_PARTS names a module that moved.`);
    target.files = filesOf(home);
    for (const language of LANGUAGES) {
      target.byLanguage[language] = part.texts.flatMap((namespace) =>
        filesOf(holding(`/locales/${language}/${namespace}.json`)),
      );
    }
  }
  return map;
}

const SCRIPT_OF: Record<string, string> = { th: "thai", lo: "lao", en: "latin" };

/** Only the site's own script in the regular weight: the other faces wait for text that needs them. */
function fontPreloads(files: string[], language: string): HtmlTagDescriptor[] {
  const script = SCRIPT_OF[language] ?? "latin";
  return files
    .filter((file) => file.endsWith(".woff2") && file.includes(`-${script}-400-`))
    .map((file) => ({
      tag: "link",
      attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `/${file}` },
      injectTo: "head" as const,
    }));
}
