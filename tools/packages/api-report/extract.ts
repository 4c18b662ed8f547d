import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type IConfigFile,
} from "@microsoft/api-extractor";
import { ROOT } from "../../root.ts";
import { nameOf, PUBLISHED } from "../pack.ts";
import { type Entry, entriesOf, reportFileOf } from "./entries.ts";
import { exportsIn } from "./exports-in.ts";

/** The report of an entry, and what is wrong with the entry; nothing when `faults` is empty. */
export interface Report {
  readonly file: string;
  readonly faults: readonly string[];
}

const ERROR = { logLevel: ExtractorLogLevel.Error };
const IGNORED = { logLevel: ExtractorLogLevel.None };
const NOT_EXPORTED = /^The symbol "(?<name>[^"]+)" needs to be exported/;

/**
 * Writes a report of each entry of the built package in `folder` (absolute) into `destination`. A fault is an export
 * without a docstring (a hook has that of its endpoint), or a type that a signature names and no entry exports. Throws
 * when the package is not built.
 */
export function extract(folder: string, destination: string): Report[] {
  mkdirSync(destination, { recursive: true });
  const configs = entriesOf(folder).map((entry) => ({ entry, config: configOf(folder, entry, destination) }));
  const [first] = configs;
  if (first === undefined) throw new Error(`${folder} has no built entry`);
  // One program for all entries: parsing takes most of the time.
  const compilerState = CompilerState.create(first.config, {
    additionalEntryPoints: configs.map(({ entry }) => entry.declarations),
  });
  const extracted = configs.map(({ entry, config }) => {
    const messages: string[] = [];
    Extractor.invoke(config, {
      compilerState,
      localBuild: true,
      messageCallback(message) {
        message.handled = true;
        if (message.logLevel === ExtractorLogLevel.Error) messages.push(message.text);
      },
    });
    const file = reportFileOf(entry);
    return { ...entry, file, messages, listed: exportsIn(readFileSync(join(destination, file), "utf8")) };
  });
  rmSync(join(destination, "temp"), { recursive: true });
  const hooks = documentedHooks(folder);
  const exported = new Set(extracted.flatMap(({ listed }) => listed.map(({ name }) => name)));
  return extracted.map(({ specifier, file, messages, listed }) => ({
    file,
    faults: [
      ...messages.flatMap((text) => {
        const name = NOT_EXPORTED.exec(text)?.groups?.["name"];
        if (name === undefined) return [`${specifier}: ${text}`];
        return exported.has(name) ? [] : [`${specifier}: a signature names ${name}, which is not exported`];
      }),
      ...listed
        .filter(({ name, documented }) => !documented && !hooks.has(name))
        .map(({ name }) => `${specifier}: ${name} has no docstring`),
    ],
  }));
}

const DOCUMENTED_ENDPOINT = /\*\/\s+(\w+): (?:import\("[^"]+"\)\.)?(Query|Mutation)Definition</g;

/** The hooks of Redux Toolkit Query's endpoints that have a docstring, which is that of the hook too. */
function documentedHooks(folder: string): Set<string> {
  const declarations = globSync("dist/**/*.d.ts", { cwd: folder });
  return new Set(
    declarations
      .flatMap((file) => [...readFileSync(join(folder, file), "utf8").matchAll(DOCUMENTED_ENDPOINT)])
      .map(([, name = "", kind = ""]) => `use${name.charAt(0).toUpperCase()}${name.slice(1)}${kind}`),
  );
}

function configOf(folder: string, entry: Entry, destination: string): ExtractorConfig {
  const configObject: IConfigFile = {
    projectFolder: folder,
    mainEntryPointFilePath: entry.declarations,
    newlineKind: "lf",
    compiler: { overrideTsconfig: { compilerOptions: compilerOptions(folder), files: [entry.declarations] } },
    apiReport: {
      enabled: true,
      reportFileName: reportFileOf(entry).replace(/\.api\.md$/, ""),
      reportFolder: destination,
      reportTempFolder: join(destination, "temp"),
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: {
      compilerMessageReporting: { default: ERROR },
      extractorMessageReporting: {
        default: ERROR,
        "ae-missing-release-tag": IGNORED,
        // Read from the report: the message does not tell an export from a field.
        "ae-undocumented": IGNORED,
        // A file of @reduxjs/toolkit's types is none with declarations only.
        "ae-wrong-input-file-type": IGNORED,
      },
      tsdocMessageReporting: { default: IGNORED },
    },
  };
  return ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, "package.json"),
  });
}

function compilerOptions(folder: string): object {
  return {
    target: "ES2023",
    lib: ["ES2024", "DOM", "DOM.Iterable"],
    module: "ESNext",
    moduleResolution: "bundler",
    strict: true,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    // A report names the files of texts instead of listing their keys.
    resolveJsonModule: false,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    paths: builtDependencies(folder),
  };
}

/** The declarations of the other packages as they are published, by specifier; without these, their sources are read. */
function builtDependencies(folder: string): Record<string, string[]> {
  const dependencies = PUBLISHED.map((other) => ({
    root: join(ROOT, other),
    // A path below `node_modules` tells API Extractor that this is another package.
    linked: join(folder, "node_modules", nameOf(other)),
  })).filter(({ linked }) => existsSync(linked));
  return Object.fromEntries(
    dependencies.flatMap(({ root, linked }) =>
      entriesOf(root).map((entry) => [entry.specifier, [join(linked, relative(root, entry.declarations))]]),
    ),
  );
}
