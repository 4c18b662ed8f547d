import { spawnSync } from "node:child_process";

/** The languages whose letters a system may have no font for. */
const LANGUAGES = { th: "Thai", lo: "Lao" };

/**
 * The languages of the sites for which fontconfig knows no installed font, or all where it is missing itself. Other
 * systems than Linux bring fonts for all.
 */
export function languagesWithoutFont(): string[] {
  if (process.platform !== "linux") return [];
  return Object.entries(LANGUAGES)
    .filter(([code]) => !spawnSync("fc-list", [`:lang=${code}`], { encoding: "utf8" }).stdout)
    .map(([, name]) => name);
}
