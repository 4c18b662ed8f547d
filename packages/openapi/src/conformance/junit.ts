import type { Checked } from "./reads.ts";
import { countVerdicts } from "./report.ts";

/** The report as JUnit's XML, which CI servers read. A warning is a failure if `strict`, else it passes with its findings. */
export function junitText(checked: readonly Checked[], strict: boolean): string {
  const { refused, warning, skipped } = countVerdicts(checked);
  const failures = refused + (strict ? warning : 0);
  const cases = checked.map((each) => `  ${caseOf(each, strict)}\n`);
  const counts = `tests="${checked.length}" failures="${failures}" errors="0" skipped="${skipped}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="conformance" ${counts}>\n${cases.join("")}</testsuite>`;
}

function caseOf({ name, verdict }: Checked, strict: boolean): string {
  const open = `<testcase classname="conformance" name="${escaped(name)}"`;
  switch (verdict.kind) {
    case "accepted":
      return `${open}/>`;
    case "skipped":
      return `${open}><skipped message="${escaped(verdict.reason)}"/></testcase>`;
    case "warning":
    case "refused": {
      const findings = escaped(
        verdict.findings
          .map(({ path, expected }) => `${path === "" ? "answer" : path}: ${expected}`)
          .join("\n"),
      );
      const isFailure = strict || verdict.kind === "refused";
      const told = isFailure
        ? `<failure message="${verdict.kind}">${findings}</failure>`
        : `<system-out>${findings}</system-out>`;
      return `${open}>${told}</testcase>`;
    }
  }
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string) =>
  // XML 1.0 has no control characters but these two.
  text.replace(/[^\P{Cc}\n\t]/gu, "").replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
