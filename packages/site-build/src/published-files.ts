import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";
import { headersFile, type PageOrigins } from "./security-headers.ts";
import { ASSETS } from "./site-addresses.ts";

const COMPRESSED = /\.(html|js|css|json|svg|webmanifest|txt)$/;

/** Writes the files that any static host can use: `_headers`, and `.br` and `.gz` of every text file. */
export function publishedFiles(origins: PageOrigins): Plugin {
  let outDir = "";
  return {
    name: "member-wallet:published-files",
    apply: "build",
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    // Not `closeBundle`: that also runs after a failed build, and would hide the cause.
    writeBundle: {
      order: "post",
      sequential: true,
      async handler(_options, bundle) {
        const pages = Object.keys(bundle).filter((path) => path.endsWith(".html"));
        const html = await Promise.all(pages.map((path) => readFile(join(outDir, path), "utf8")));
        const assets = Object.keys(bundle).filter((path) => `/${path}`.startsWith(ASSETS));
        await writeFile(join(outDir, "_headers"), headersFile(origins, inlineOf(html.join("\n")), assets));
        const files = await readdir(outDir, { recursive: true });
        await Promise.all(
          files.filter((file) => COMPRESSED.test(file)).map((file) => compress(join(outDir, file))),
        );
      },
    },
  };
}

/** The inline scripts and styles of a page, for allowing each by its hash. */
export function inlineOf(html: string): { scripts: string[]; styles: string[] } {
  const bodies = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? "");
  return {
    scripts: bodies(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    styles: bodies(/<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}

async function compress(path: string) {
  const text = await readFile(path);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(text, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
