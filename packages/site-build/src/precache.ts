import { createHash } from "node:crypto";
import type { PrecacheEntry, Release } from "./release.ts";

/** A file of the build. */
export interface BuiltFile {
  readonly path: string;
  readonly content: string | Uint8Array;
  /** The modules of a script. */
  readonly modules: readonly string[];
  readonly isEntry: boolean;
}

/**
 * The files of a release: pages, scripts, stylesheets, and the fonts of the site's first language. Texts of other
 * languages are stored at first use, like fonts of other scripts, so that few members load what they never read.
 * @throws where the build has no script that its pages begin with.
 */
export function releaseOf(
  built: readonly BuiltFile[],
  { firstLanguage, script }: { firstLanguage: string; script: string },
): Release {
  const isOtherLanguage = ({ modules }: BuiltFile) =>
    modules.length > 0 &&
    modules.every((id) => id.includes("/locales/") && !id.includes(`/locales/${firstLanguage}/`));
  const files = built
    .filter((file) => {
      if (file.path.endsWith(".woff2")) return file.path.includes(`-${script}-`);
      return /\.(html|js|css)$/.test(file.path) && !isOtherLanguage(file);
    })
    .map(({ path, content }): PrecacheEntry => {
      const url = `/${path}`;
      if (!path.endsWith(".html")) return { url, revision: null };
      return {
        url,
        revision: digest("hex", content).slice(0, 16),
        integrity: `sha256-${digest("base64", content)}`,
      };
    })
    .toSorted((one, other) => (one.url < other.url ? -1 : 1));
  const entry = built.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("The build has no entry script.");
  return { version: digest("hex", JSON.stringify(files)).slice(0, 16), entry: `/${entry.path}`, files };
}

function digest(encoding: "hex" | "base64", content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest(encoding);
}
