import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { chromiumPath } from "../browser/chromium.ts";

const POSTGRES = "/usr/lib/postgresql";

/** Versions of programs outside the repository that can change a test's result: part of the cache's key. */
export function toolchain(): string {
  const postgres = existsSync(POSTGRES) ? readdirSync(POSTGRES).join(" ") : "none";
  return [
    `Chromium: ${versionOf(chromiumPath(), "--version")}`,
    `PostgreSQL: ${postgres}`,
    `nginx: ${versionOf("/usr/sbin/nginx", "-v")}`,
    `Caddy: ${versionOf("/usr/bin/caddy", "version")}`,
    `Node: ${process.version}`,
  ].join(", ");
}

/** What a program prints as its version, which nginx does on stderr; "none" where it is not installed. */
function versionOf(program: string, option: string): string {
  const { error, stdout, stderr } = spawnSync(program, [option], { encoding: "utf8" });
  return error === undefined ? (stdout || stderr).trim() : "none";
}
