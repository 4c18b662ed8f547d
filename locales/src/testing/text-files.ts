/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs";
import { LANGUAGES, type Language } from "../languages.ts";

const PACKAGE = new URL("../../", import.meta.url);

/** One text of a file: its key with dots, and its value. */
export interface StoredText {
  readonly key: string;
  readonly text: string;
}

/** The namespaces that have a file in any language, registered or not. */
export const namespacesOnDisk: readonly string[] = [
  ...new Set(LANGUAGES.flatMap((language) => filesOf(language).map((file) => file.replace(/\.json$/, "")))),
].toSorted();

/** The names of a language's files. */
export function filesOf(language: Language): string[] {
  return readdirSync(new URL(`${language}/`, PACKAGE)).toSorted();
}

/** Any file of this package, as text. */
export function readPackageFile(path: string): string {
  return readFileSync(new URL(path, PACKAGE), "utf8");
}

/** All texts of one file; throws when a leaf is not a text. */
export function textsOf(language: Language, namespace: string): StoredText[] {
  const content: unknown = JSON.parse(readPackageFile(`${language}/${namespace}.json`));
  return [...leaves(content, "")];
}

function* leaves(node: unknown, path: string): Generator<StoredText> {
  if (typeof node === "string") {
    yield { key: path, text: node };
  } else if (typeof node === "object" && node !== null && !Array.isArray(node)) {
    for (const [key, child] of Object.entries(node))
      yield* leaves(child, path === "" ? key : `${path}.${key}`);
  } else {
    throw new TypeError(`${path} is neither a text nor a group of texts`);
  }
}
