import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { chromiumPath } from "../browser/chromium.ts";

const POSTGRES = "/usr/lib/postgresql";

/** Versions of programs outside the repository that can change a test's result: part of the cache's key. */
export function toolchain(): string {
  const chromium = spawnSync(chromiumPath(), ["--version"], { encoding: "utf8" }).stdout;
  const postgres = existsSync(POSTGRES) ? readdirSync(POSTGRES).join(" ") : "none";
  const nginx = spawnSync("/usr/sbin/nginx", ["-v"], { encoding: "utf8" }).stderr ?? "no nginx";
  return `${chromium.trim()}, PostgreSQL ${postgres}, ${nginx.trim()}, Node ${process.version}`;
}
