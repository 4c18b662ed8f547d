import { createHash } from "node:crypto";
import type { Digests, Release } from "./release.ts";

/** A file of the build. */
export interface BuiltFile {
  readonly path: string;
  readonly content: string | Uint8Array;
  /** The modules of a script. */
  readonly modules: readonly string[];
  readonly isEntry: boolean;
}

/**
 * The files of a release. Texts and fonts of other languages than the site's first one are stored at first use, so that
 * few members load what they never read.
 * @param built everything that a page may ask for.
 * @throws where the build has no script that its pages begin with.
 */
export function releaseOf(
  built: readonly BuiltFile[],
  { firstLanguage, script }: { firstLanguage: string; script: string },
): Release {
  const isOtherLanguage = ({ modules }: BuiltFile) =>
    modules.length > 0 &&
    modules.every((id) => id.includes("/locales/") && !id.includes(`/locales/${firstLanguage}/`));
  const isLater = (file: BuiltFile) =>
    file.path.endsWith(".woff2") ? !file.path.includes(`-${script}-`) : isOtherLanguage(file);
  const files = digestsOf(built.filter((file) => !isLater(file)));
  const later = digestsOf(built.filter(isLater));
  const entry = built.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("The build has no entry script.");
  const version = digest(JSON.stringify([files, later]), "hex").slice(0, 16);
  return { version, entry: `/${entry.path}`, files, later };
}

function digestsOf(files: readonly BuiltFile[]): Digests {
  const digests = files.map(({ path, content }) => [`/${path}`, digest(content, "base64")] as const);
  return Object.fromEntries(digests.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function digest(content: string | Uint8Array, encoding: "hex" | "base64"): string {
  return createHash("sha256").update(content).digest(encoding);
}
