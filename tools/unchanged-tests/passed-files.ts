import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../root.ts";
import { codeHash, hashOf } from "./code-hash.ts";

/** A test file that passed. */
export interface PassedFile {
  /** How many tests it has. */
  readonly tests: number;
  readonly seconds: number;
  /** The paths of the files that it loaded, from the root. */
  readonly inputs: readonly string[];
  /** The hash of the code of all of them. */
  readonly hash: string;
}

/** Test files that passed, by their path from the root. */
export type PassedFiles = Readonly<Record<string, PassedFile>>;

/** Hashes the contents of files, given from the root, each file once; by default by their code. */
export class InputHashes {
  readonly #hash: (path: string) => Promise<string | undefined>;
  readonly #hashes = new Map<string, Promise<string | undefined>>();

  constructor(hash = (path: string) => codeHash(join(ROOT, path))) {
    this.#hash = hash;
  }

  async of(inputs: readonly string[]): Promise<string> {
    const hashes = await Promise.all(inputs.map(async (path) => [path, await this.#of(path)]));
    return hashOf(JSON.stringify(hashes));
  }

  #of(path: string) {
    const known = this.#hashes.get(path) ?? this.#hash(path);
    this.#hashes.set(path, known);
    return known;
  }
}

/** Settings that can change the result of tests. */
const VARIABLES = /^(?:CI|STORIES|TOOLCHAIN|VITE_.*)$/;

/** A hash of what all test files of a kind depend on: these files, given from the root, and the settings. */
export async function environmentOf(files: readonly string[], hashes: InputHashes): Promise<string> {
  const names = Object.keys(process.env).filter((name) => VARIABLES.test(name));
  const variables = names.toSorted().map((name) => [name, process.env[name]]);
  return hashOf(JSON.stringify([variables, await hashes.of(files.toSorted())]));
}

/** Reads what `writePassed` wrote in the same environment; nothing after another one. */
export function readPassed(path: string, environment: string): PassedFiles {
  if (!existsSync(path)) return {};
  const kept = JSON.parse(readFileSync(path, "utf8")) as { environment: string; files: PassedFiles };
  return kept.environment === environment ? kept.files : {};
}

/** Writes which test files passed in an environment. */
export function writePassed(path: string, environment: string, files: PassedFiles): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ environment, files }));
}

/** Those of the passed test files of which no input has changed since. */
export async function unchangedOf(passed: PassedFiles, hashes: InputHashes): Promise<PassedFiles> {
  const unchanged = await Promise.all(
    Object.entries(passed).map(async ([path, file]) =>
      (await hashes.of(file.inputs)) === file.hash ? [[path, file] as const] : [],
    ),
  );
  return Object.fromEntries(unchanged.flat());
}
