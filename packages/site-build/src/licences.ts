import { globSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

/** The file of a site with the licences of what others have written in it; Contact links to it. */
const LICENCES_FILE = "licences.txt";

const INTRODUCTION = "This site contains software and fonts of others, under these licences.";

/** A third party's package whose code or files are in a site. */
export interface ThirdParty {
  readonly name: string;
  readonly version: string;
  /** As SPDX names it (`MIT`). */
  readonly licence: string;
  /** The texts of its licence and notices. */
  readonly texts: readonly string[];
}

/** Writes the licences and notices of every package that has a module or a file in the build. */
export function licences(): Plugin {
  let outDir = "";
  return {
    name: "member-wallet:licences",
    apply: "build",
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: "post",
      sequential: true,
      async handler(_options, bundle) {
        const sources = Object.values(bundle).flatMap((file) =>
          file.type === "chunk" ? file.moduleIds : file.originalFileNames,
        );
        const packages = packageFolders(sources.map((source) => resolve(source.replace(/^\0|\?.*$/g, ""))));
        await writeFile(join(outDir, LICENCES_FILE), licencesText(packages.map(readThirdParty)));
      },
    },
  };
}

/** The folders of the packages that files of `node_modules` belong to, each once. */
export function packageFolders(files: readonly string[]): string[] {
  const folders = files.flatMap(
    (file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? [],
  );
  return [...new Set(folders)];
}

/**
 * Reads what a package says of its licence.
 * @throws where it names none, or has no text of it.
 */
function readThirdParty(folder: string): ThirdParty {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    name: string;
    version: string;
    license?: string;
  };
  const texts = globSync("*", { cwd: folder })
    .filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), "utf8").trim());
  if (license === undefined || texts.length === 0)
    throw new Error(`${name} ${version} has no text of its licence: what a site contains has to carry one.`);
  return { name, version, licence: license, texts };
}

/** The text of the file: a list of the packages, then each licence once, below those that it belongs to. */
export function licencesText(packages: readonly ThirdParty[]): string {
  const titles = new Map<string, string[]>();
  const sorted = packages.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  for (const { texts, ...about } of sorted) {
    const text = texts.join("\n\n");
    titles.set(text, [...(titles.get(text) ?? []), titleOf(about)]);
  }
  const sections = [...titles].map(([text, names]) => `${"=".repeat(40)}\n${names.join("\n")}\n\n${text}\n`);
  const list = sorted.map((each) => `- ${titleOf(each)}`);
  return [INTRODUCTION, "", ...list, "", ...sections].join("\n");
}

const titleOf = ({ name, version, licence }: Omit<ThirdParty, "texts">) => `${name} ${version} (${licence})`;
