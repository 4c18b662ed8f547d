import { globSync } from "node:fs";
import { join } from "node:path";
import { codeHash, hashOf } from "@member-wallet/tools/code-hash";
import { environmentOf, InputHashes } from "@member-wallet/tools/passed-files";
import { ROOT } from "@member-wallet/tools/root";
import { ALL_FILES } from "../support/loaded-files.ts";
import { SITE_NAMES } from "../support/addresses.ts";
import { builtFiles, plainName } from "./built-files.ts";

/** What every journey depends on beside the built sites: the servers, the fixtures, and what these import. */
const ENVIRONMENT = [
  "pnpm-lock.yaml",
  "tsconfig*.json",
  "apps/{sandbox,e2e}/package.json",
  "apps/e2e/{*,{support,unchanged}/*}.ts",
  "apps/sandbox/src/**/*.*",
  "packages/{api,domain,openapi,site-build}/{package.json,src/**/*.*}",
  "locales/**/*.{json,ts}",
  "tools/**/*.{json,ts}",
];
const NOT_RUN = ["**/node_modules/**", "**/dist/**", "**/.cache/**", "**/*.{test,stories}.{ts,tsx}"];

/** The folder of a built site, from the root. */
const distOf = (site: string) => `apps/${site}/dist`;

/** What journeys depend on, as it is now. */
export async function journeyInputs() {
  const built = new Map(SITE_NAMES.map((site) => [distOf(site), builtFiles(join(ROOT, distOf(site)))]));

  /** The hash of a source, of a built file by its plain name, or of a built site. */
  async function hashOfInput(path: string): Promise<string | undefined> {
    for (const [dist, files] of built) {
      if (path === dist)
        return hashOf(JSON.stringify([...files].toSorted(([one], [other]) => (one < other ? -1 : 1))));
      if (path.startsWith(`${dist}/`)) return files.get(path.slice(dist.length + 1));
    }
    return codeHash(join(ROOT, path));
  }

  const hashes = new InputHashes(hashOfInput);
  const sources = globSync(ENVIRONMENT, { cwd: ROOT, exclude: NOT_RUN });
  return {
    environment: await environmentOf(sources, hashes),
    hashes,
    /** The built sites, whole. */
    built: await hashes.of([...built.keys()]),
  };
}

export type JourneyInputs = Awaited<ReturnType<typeof journeyInputs>>;

/** What a file of journeys on a site depends on beside the environment: itself, the pages' HTML, and what these loaded. */
export function inputsOf(file: string, site: string, loaded: readonly string[]): string[] {
  const dist = distOf(site);
  if (loaded.length === 0 || loaded.includes(ALL_FILES)) return [file, dist];
  const pages = globSync(`${dist}/*.html`, { cwd: ROOT });
  const files = loaded.map((path) => plainName(join(dist, path)));
  return [file, ...new Set([...pages, ...files])].toSorted();
}
