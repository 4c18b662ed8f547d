import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, toolEnvironment } from "../root.ts";

/** The folders of the packages that are published. */
export const PUBLISHED = ["packages/domain", "locales", "packages/api", "packages/ui", "packages/chat"];

/** A packed package: its name and its tarball. */
export interface Packed {
  readonly name: string;
  readonly tarball: string;
}

export function nameOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8")) as { name: string };
  return manifest.name;
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
