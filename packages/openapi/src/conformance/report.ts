import type { Checked } from "./reads.ts";

/** How many calls got each verdict. */
export function countVerdicts(checked: readonly Checked[]) {
  const count = { accepted: 0, warning: 0, refused: 0, skipped: 0 };
  for (const { verdict } of checked) count[verdict.kind] += 1;
  return count;
}

/** 1 when a call is refused, or if `strict` when there is a warning; else 0. */
export function exitCodeOf(checked: readonly Checked[], strict: boolean): 0 | 1 {
  const { refused, warning } = countVerdicts(checked);
  return refused > 0 || (strict && warning > 0) ? 1 : 0;
}

/** The report as text: a line per call, and one per finding below it. */
export function reportText(checked: readonly Checked[]): string {
  const lines = checked.flatMap(({ name, verdict }) => {
    const line = `${verdict.kind.padEnd(9)} ${name}`;
    switch (verdict.kind) {
      case "accepted":
        return [line];
      case "skipped":
        return [`${line}: ${verdict.reason}`];
      case "warning":
      case "refused":
        return [
          line,
          ...verdict.findings.map(
            ({ path, expected }) => `          ${path === "" ? "answer" : path}: ${expected}`,
          ),
        ];
    }
  });
  const { accepted, warning, refused, skipped } = countVerdicts(checked);
  const total = `${accepted} accepted, ${warning} with a warning, ${refused} refused, ${skipped} skipped`;
  return [...lines, "", total].join("\n");
}
