import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { minifySync, transformWithOxc } from "vite";

const SCRIPT = /\.tsx?$/;

/** A hash of a text. */
export function hashOf(text: string | Buffer): string {
  return createHash("sha256").update(text).digest("hex");
}

/**
 * A hash of a file: of a script's code alone, which comments, types and white space do not change; `undefined` without
 * the file.
 */
export async function codeHash(path: string): Promise<string | undefined> {
  if (!existsSync(path)) return undefined;
  const content = readFileSync(path);
  return hashOf(SCRIPT.test(path) ? await codeOf(path, content.toString()) : content);
}

/** A script without types, comments and white space; as it stands where it cannot be parsed. */
async function codeOf(path: string, source: string): Promise<string> {
  try {
    const transformed = await transformWithOxc(source, path, { sourcemap: false });
    const options = { compress: false, mangle: false, codegen: { removeWhitespace: true } };
    const { code, errors } = minifySync(path, transformed.code, options);
    // It reports what it can't parse, and returns no code then.
    return errors.length > 0 ? source : code;
  } catch {
    return source;
  }
}
