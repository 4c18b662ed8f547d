import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { type BuiltFile, releaseOf } from "./precache.ts";
import type { Release } from "./release.ts";
import { SCRIPT_OF } from "./site-fonts.ts";
import { SITE_ICONS } from "./web-manifest.ts";
import { WORKER_FILE } from "./worker-file.ts";

/**
 * Writes the site's service worker, which stores the finished build. With `isOn` false it is a worker that removes
 * itself and all caches (`VITE_SERVICE_WORKER=off`).
 */
export function serviceWorker(firstLanguage: string, isOn: boolean): Plugin {
  let root = "";
  let outDir = "";
  return {
    name: "member-wallet:service-worker",
    apply: "build",
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: "post",
      sequential: true,
      async handler(_options, bundle) {
        const built = await Promise.all(
          Object.values(bundle).map(async (file): Promise<BuiltFile> => {
            const isChunk = file.type === "chunk";
            return {
              path: file.fileName,
              content: await readFile(join(outDir, file.fileName)),
              modules: isChunk ? file.moduleIds : [],
              isEntry: isChunk && file.isEntry,
            };
          }),
        );
        const icons = await Promise.all(
          SITE_ICONS.map(async (path): Promise<BuiltFile> => {
            const content = await readFile(join(outDir, path));
            return { path: path.slice(1), content, modules: [], isEntry: false };
          }),
        );
        const script = SCRIPT_OF[firstLanguage] ?? "latin";
        const code = isOn
          ? await bundleWorker(
              root,
              "service-worker.ts",
              releaseOf([...built, ...icons], { firstLanguage, script }),
            )
          : await removalWorker(root);
        await writeFile(join(outDir, WORKER_FILE), code);
      },
    },
  };
}

/** The worker of a build with `VITE_SERVICE_WORKER=off`. */
export function removalWorker(root: string): Promise<string> {
  return bundleWorker(root, "removal.ts", null);
}

/** A worker as one script without imports. */
async function bundleWorker(root: string, file: string, release: Release | null): Promise<string> {
  const input = fileURLToPath(new URL(`../worker/${file}`, import.meta.url));
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: "warn",
    define: { RELEASE: JSON.stringify(release), "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: "iife", codeSplitting: false } },
    },
  });
  const output = Array.isArray(built) ? built[0] : built;
  const chunk = output && "output" in output ? output.output.find(({ type }) => type === "chunk") : undefined;
  if (chunk?.type !== "chunk") throw new Error(`The build of ${file} has no output.`);
  return chunk.code;
}
