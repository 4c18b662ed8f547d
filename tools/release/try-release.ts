/** `npm run release:try`: the whole release in a scratch clone: versions, changelogs, tags, packed files, a dry run of publishing. Changes nothing here. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SITES } from "../launch/addresses.ts";
import { PUBLISHED } from "../packages/pack.ts";
import { ROOT, toolEnvironment } from "../root.ts";
import { missingOfOwner, readOwnerFiles } from "./owner.ts";

const SITE_FOLDERS = SITES.map(({ name }) => `apps/${name}`);

/** A change that the script makes up: it has to reach everything that depends on it. */
const CHANGE = `---
"@member-wallet/domain": patch
---

A change for trying the release.
`;

const clone = mkdtempSync(join(tmpdir(), "member-wallet-release-"));
const env = {
  ...toolEnvironment(),
  PATH: `${join(clone, "node_modules/.bin")}:${toolEnvironment()["PATH"]}`,
};
const run = (program: string, args: string[], cwd = clone) =>
  execFileSync(program, args, { cwd, env, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
const versionOf = (folder: string, root = clone) =>
  (JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as { version: string }).version;

function check(holds: boolean, rule: string): void {
  if (!holds) throw new Error(`Not so: ${rule}`);
  console.log(`  ${rule}`);
}

const PUBLISH = ["publish", "--recursive", "--dry-run", "--no-git-checks"];

/** What a program says that must fail. */
function fails(program: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: clone, env, encoding: "utf8" });
  if (status === 0) throw new Error(`${program} ${args.join(" ")} should fail.`);
  return stdout + stderr;
}

/** A registry without packages, in a process of its own: this one waits for its programs. */
async function emptyRegistry(): Promise<{ url: string; stop(): void }> {
  const program = `require("node:http").createServer((_, answer) => answer.writeHead(404).end("{}"))
    .listen(0, "127.0.0.1", function () { console.log(this.address().port); })`;
  const child = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"] });
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  return { url: `http://127.0.0.1:${port.toString().trim()}/`, stop: () => child.kill() };
}

function change(file: string, edit: (text: string) => string): void {
  writeFileSync(join(clone, file), edit(readFileSync(join(clone, file), "utf8")));
}

/** Fills in what only an owner knows. */
function fillIn(registry: string): void {
  change(".npmrc", (text) => `${text}@member-wallet:registry=${registry}\n`);
  change("SECURITY.md", (text) =>
    text.replace(/^Security contact:$/m, "Security contact: security@example.com"),
  );
  for (const folder of PUBLISHED)
    change(`${folder}/package.json`, (text) => text.replace("repository.invalid", "git.example.com"));
}

const filesBefore = run("git", ["status", "--porcelain"], ROOT);

try {
  console.log(`A release in ${clone}`);
  run("git", ["clone", "--quiet", ROOT, "."]);
  run("git", ["config", "user.name", "Release"]);
  run("git", ["config", "user.email", "release@example.com"]);
  run("pnpm", ["install", "--prefer-offline", "--silent"]);
  writeFileSync(join(clone, ".changeset/try-release.md"), CHANGE);

  run("changeset", ["version"]);
  for (const folder of [...PUBLISHED, ...SITE_FOLDERS]) {
    const [before, after] = [versionOf(folder, ROOT), versionOf(folder)];
    check(before !== after, `${folder} goes from ${before} to ${after}`);
    const log = readFileSync(join(clone, folder, "CHANGELOG.md"), "utf8");
    check(log.includes(`## ${after}`), `${folder} tells in its changelog what is new`);
  }
  const left = run("git", ["ls-files", "--others", "--cached", "--exclude-standard", ".changeset"]).trim();
  const changesets = left.split("\n").filter((file) => file.endsWith(".md") && !file.endsWith("README.md"));
  check(!changesets.some((file) => existsSync(join(clone, file))), "every changeset is in a changelog");

  run("git", ["add", "--all"]);
  run("git", ["commit", "--quiet", "--message", "Release"]);
  run("changeset", ["git-tag"]);
  const tags = run("git", ["tag", "--points-at", "HEAD"]).trim().split("\n");
  check(tags.length === PUBLISHED.length, `a tag for each published package: ${tags.join(", ")}`);

  run("turbo", [
    "run",
    "build",
    "--output-logs=errors-only",
    ...PUBLISHED.map((folder) => `--filter=./${folder}`),
  ]);
  for (const folder of PUBLISHED) {
    const packed = JSON.parse(run("pnpm", ["pack", "--json"], join(clone, folder))) as { filename: string };
    check(packed.filename.includes(versionOf(folder)), `${folder} is packed at its new version`);
  }
  check(
    fails("pnpm", PUBLISH).includes("Put your own registry into .npmrc"),
    "nothing is published before the owner has filled in what is missing",
  );
  const registry = await emptyRegistry();
  fillIn(registry.url);
  run("pnpm", PUBLISH);
  registry.stop();
  check(
    missingOfOwner(readOwnerFiles(clone)).length === 0,
    "with the owner's registry, contact and repository all are published (dry)",
  );

  check(run("git", ["status", "--porcelain"], ROOT) === filesBefore, "nothing has changed here");
} finally {
  rmSync(clone, { recursive: true, force: true });
}
