import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, toolEnvironment } from "../root.ts";
import { program } from "../verify/step.ts";

/** The folders of the packages that are published. */
export const PUBLISHED = [
  "packages/domain",
  "locales",
  "packages/api",
  "packages/ui",
  "packages/chat",
  "packages/chat-embed",
];

/** A packed package: its name and its tarball. */
export interface Packed {
  readonly name: string;
  readonly tarball: string;
}

export function nameOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8")) as { name: string };
  return manifest.name;
}

/** Builds the published packages; false when one does not build. */
export async function buildPublished(): Promise<boolean> {
  const filters = PUBLISHED.map((folder) => `--filter=${nameOf(folder)}`);
  return (await program("turbo", ["run", "build", "--output-logs=errors-only", ...filters])) === 0;
}

/** Packs the built packages into a folder, as a release does. */
export function packAll(destination: string): Packed[] {
  return PUBLISHED.map((folder) => {
    const printed = execFileSync("pnpm", ["pack", "--json", "--pack-destination", destination], {
      cwd: join(ROOT, folder),
      env: toolEnvironment(),
      encoding: "utf8",
    });
    const { filename } = JSON.parse(printed) as { filename: string };
    return { name: nameOf(folder), tarball: filename };
  });
}
