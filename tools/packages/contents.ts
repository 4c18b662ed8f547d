import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { ROOT } from "../root.ts";
import { scanFiles } from "../verify/scan-files.ts";
import { program } from "../verify/step.ts";
import type { Packed } from "./pack.ts";

const ATTW = join(ROOT, "tools/node_modules/.bin/attw");

/** Files that nobody who installs a package needs. */
const UNWANTED = /\.(?:map|tsbuildinfo)$|\.(?:test|stories)\.|\/(?:testing|src)\//;

/** What is wrong with a packed package; empty when nothing is. */
export async function faultsOf({ name, tarball }: Packed): Promise<string[]> {
  const files = execFileSync("tar", ["tzf", tarball], { encoding: "utf8" }).trim().split("\n");
  const unwanted = files.filter((file) => UNWANTED.test(file)).map((file) => `${name}: ${file} is packed`);
  const { messages, pkg } = await publint({
    pack: { tarball: new Uint8Array(readFileSync(tarball)).buffer },
    strict: true,
  });
  const linted = messages.map((message) => `${name}: ${formatMessage(message, pkg, { color: false })}`);
  const types = ["--profile", "esm-only", "--exclude-entrypoints", "style.css", "--quiet"];
  const typed = (await program(ATTW, [tarball, ...types])) === 0;
  return [
    ...unwanted,
    ...secretsIn(name, tarball),
    ...linted,
    ...(typed ? [] : [`${name}: its types are wrong (attw ${tarball})`]),
  ];
}

/** Secrets, source maps and paths of this machine in the packed files. */
export function secretsIn(name: string, tarball: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), "member-wallet-packed-"));
  try {
    execFileSync("tar", ["xzf", tarball, "-C", folder]);
    return scanFiles(join(folder, "package"), [ROOT, homedir()]).map(
      (finding) => `${name}: ${finding.replaceAll(`${folder}/`, "")}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
