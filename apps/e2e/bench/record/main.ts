/**
 * `npm run bench:record -- presses --rounds 3`: runs this bench with its arguments and writes what it prints to
 * `docs/figures.md`, with the day, the commit and the machine. Writes nothing when the bench ends without figures; exits
 * as the bench did.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem, type } from "node:os";
import { join } from "node:path";
import { ROOT } from "@member-wallet/tools/root";
import { withoutBuild, withSection } from "./figures-page.ts";

const PAGE = join(ROOT, "docs/figures.md");

const [bench, ...given] = process.argv.slice(2);
const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};
const script = bench === undefined ? undefined : scripts[`bench:${bench}`];
if (bench === undefined || bench === "record" || script === undefined)
  throw new Error(`No bench is named ${bench}: docs/benches.md lists them.`);

const commit = spawnSync("git", ["rev-parse", "--short", "HEAD"], { cwd: ROOT, encoding: "utf8" });
const [, program = ""] = script.split(" ");
const run = spawnSync(process.execPath, [program, ...given], {
  cwd: ROOT,
  encoding: "utf8",
  stdio: ["ignore", "pipe", "inherit"],
});
const output = withoutBuild(run.stdout);
process.stdout.write(output);
process.exitCode = run.status ?? 1;
if (output.trim() !== "") {
  const memory = `${Math.round(totalmem() / 1e9)} GB`;
  const recorded = {
    command: [bench, ...given].join(" "),
    day: new Date().toISOString().slice(0, "YYYY-MM-DD".length),
    commit: commit.stdout.trim(),
    machine: `${cpus()[0]?.model.trim() ?? "a processor"}, ${cpus().length} cores, ${memory}, ${type()}`,
    output,
  };
  writeFileSync(PAGE, withSection(existsSync(PAGE) ? readFileSync(PAGE, "utf8") : "", recorded));
}
