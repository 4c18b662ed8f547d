import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ROOT } from "../../root.ts";
import { extract, type Report } from "./extract.ts";
import { writeLists } from "./lists.ts";

/** Where a package's reports are checked in. */
export const REPORTS = "api-report";

const RENEW = 'if the change is meant, renew it with "npm run api:report" and commit it';

/** The reports of the built package in `folder` (absolute), with those that differ from the checked-in ones as faults. */
export function compareReports(folder: string): Report[] {
  const made = mkdtempSync(join(tmpdir(), "member-wallet-api-report-"));
  try {
    const reports = [...extract(folder, made), ...writeLists(folder, made)];
    const checkedIn = join(folder, REPORTS);
    const files = existsSync(checkedIn) ? readdirSync(checkedIn) : [];
    const gone = files.filter((name) => !reports.some(({ file }) => file === name));
    return [
      ...reports.map(({ file, faults }) => ({
        file,
        faults: [...faults, ...difference(join(checkedIn, file), join(made, file))],
      })),
      ...gone.map((file) => ({
        file,
        faults: [`${relative(ROOT, join(checkedIn, file))} is of an entry that is gone: ${RENEW}`],
      })),
    ];
  } finally {
    rmSync(made, { recursive: true });
  }
}

/** A fault if the files differ; the changed lines are printed. */
function difference(checkedIn: string, made: string): string[] {
  const name = relative(ROOT, checkedIn);
  if (!existsSync(checkedIn)) return [`${name} is missing: ${RENEW}`];
  if (readFileSync(checkedIn, "utf8") === readFileSync(made, "utf8")) return [];
  console.error(changedLines(checkedIn, made));
  return [`${name} is not what the package exports now: ${RENEW}`];
}

function changedLines(before: string, after: string): string {
  try {
    return execFileSync("git", ["diff", "--no-index", before, after], { encoding: "utf8" });
  } catch (error) {
    // git ends with 1 when the files differ.
    return String((error as { stdout?: unknown }).stdout);
  }
}
