import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { secretsIn } from "../packages/contents.ts";
import { ROOT } from "../root.ts";
import { scanFiles } from "./scan-files.ts";

function folderWith(path: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "member-wallet-scan-"));
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return folder;
}

const PLANTED: [what: string, path: string, text: string][] = [
  ["is a source map", "assets/a.js.map", "{}"],
  // Written whole, it would be the address of this file's own map.
  ["holds a source map's address", "assets/a.js", ["//# source", "MappingURL=a.js.map"].join("")],
  ["holds a private key", "a.txt", "-----BEGIN RSA PRIVATE KEY-----"],
  ["holds a database's address", "a.js", 'open("postgres://user@host/db")'],
  ["holds a cloud access key", "a.js", `"AKIA${"A".repeat(16)}"`],
  ["holds a demo password", "a.html", "demo-1234"],
  ["holds the machine's path", "a.js", `import "${ROOT}packages/a.ts"`],
  ["holds the machine's path", "a.js", `"${homedir()}/a"`],
];

test.each(PLANTED)("a file that %s is found: %s", (what, path, text) => {
  expect(scanFiles(folderWith(path, text), [ROOT, homedir()])).toEqual([expect.stringContaining(what)]);
});

test.each(PLANTED)("a packed file that %s is found: %s", (what, path, text) => {
  const folder = folderWith(join("package", path), text);
  const tarball = join(folder, "packed.tgz");
  execFileSync("tar", ["czf", tarball, "-C", folder, "package"]);
  expect(secretsIn("a-package", tarball)).toEqual([expect.stringContaining(what)]);
});

test("a clean file is not", () => {
  expect(scanFiles(folderWith("a.js", "export const amount = 1;"))).toEqual([]);
});
