import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorMessage,
  type IConfigFile,
} from "@microsoft/api-extractor";
import { ROOT } from "../../root.ts";
import { nameOf, PUBLISHED } from "../pack.ts";
import { type Entry, entriesOf, reportNameOf } from "./entries.ts";
import { exportsIn } from "./surface.ts";

const ERROR = { logLevel: ExtractorLogLevel.Error };
const IGNORED = { logLevel: ExtractorLogLevel.None };
const NOT_EXPORTED = /^The symbol "(?<name>[^"]+)" needs to be exported/;

/**
 * Writes a report for each entry of the built package in `folder` (`packages/ui`) into `destination`, and answers with
 * what is wrong with them: an export without a docstring, or a type that a signature names and no entry exports.
 */
export function extract(folder: string, destination: string): string[] {
  mkdirSync(destination, { recursive: true });
  const configs = entriesOf(folder).map((entry) => ({ entry, config: configOf(folder, entry, destination) }));
  const [first] = configs;
  if (first === undefined) throw new Error(`${folder} is not built, or exports nothing with types`);
  const compilerState = CompilerState.create(first.config, {
    additionalEntryPoints: configs.map(({ entry }) => entry.declarations),
  });
  const found = configs.map(({ entry, config }) => {
    const messages: ExtractorMessage[] = [];
    Extractor.invoke(config, {
      compilerState,
      localBuild: true,
      messageCallback(message) {
        message.handled = true;
        if (message.logLevel === ExtractorLogLevel.Error) messages.push(message);
      },
    });
    const listed = exportsIn(readFileSync(join(destination, reportNameOf(entry)), "utf8"));
    return { entry, messages: messages.map(({ text }) => text), listed };
  });
  rmSync(join(destination, "temp"), { recursive: true });
  const exported = new Set(found.flatMap(({ listed }) => listed.map(({ name }) => name)));
  return found.flatMap(({ entry: { specifier }, messages, listed }) => [
    ...messages
      .filter((text) => !exported.has(NOT_EXPORTED.exec(text)?.groups?.["name"] ?? ""))
      .map((text) => `${specifier}: ${text.replace("needs to be exported", "is named but not exported")}`),
    ...listed
      .filter(({ documented }) => !documented)
      .map(({ name }) => `${specifier}: ${name} has no docstring`),
  ]);
}

function configOf(folder: string, entry: Entry, destination: string): ExtractorConfig {
  const projectFolder = join(ROOT, folder);
  const configObject: IConfigFile = {
    projectFolder,
    mainEntryPointFilePath: entry.declarations,
    newlineKind: "lf",
    compiler: { overrideTsconfig: { compilerOptions: compilerOptions(folder), files: [entry.declarations] } },
    apiReport: {
      enabled: true,
      reportFileName: reportNameOf(entry).replace(/\.api\.md$/, ""),
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
        "ae-undocumented": IGNORED,
        // The types of @reduxjs/toolkit are partly in a file that is not a declaration file.
        "ae-wrong-input-file-type": IGNORED,
      },
      tsdocMessageReporting: { default: IGNORED },
    },
  };
  return ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: undefined,
    packageJsonFullPath: join(projectFolder, "package.json"),
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
    // The report names the files of texts instead of listing their keys.
    resolveJsonModule: false,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    paths: builtPackages(folder),
  };
}

/** The declarations of the other packages, as they are published, by specifier. */
function builtPackages(folder: string): Record<string, string[]> {
  const others = PUBLISHED.filter((other) => other !== folder);
  // Below `node_modules`, API Extractor knows them as other packages.
  const at = (other: string, file: string) =>
    join(ROOT, folder, "node_modules", nameOf(other), relative(join(ROOT, other), file));
  return Object.fromEntries(
    others.flatMap((other) =>
      entriesOf(other).map(({ specifier, declarations }) => [specifier, [at(other, declarations)]]),
    ),
  );
}
