import { expect, onTestFinished, vi } from "vitest";
import type { UnreadableAnswer } from "@member-wallet/api";

/** The schemas that the running test's backend breaks on purpose. */
const declared = new Set<string>();

/** Declares that this test's backend sends answers that do not match these schemas. */
export function declareUnreadable(...schemas: string[]): void {
  schemas.forEach((schema) => declared.add(schema));
}

/** Records answers that failed to parse, and fails the test for a schema that it did not declare. */
export function failOnUnreadable(): (report: UnreadableAnswer) => void {
  const reports: UnreadableAnswer[] = [];
  onTestFinished(async () => {
    // The code that finds the paths is loaded with the first report.
    await vi.dynamicImportSettled();
    const unexpected = reports.filter(({ schema }) => !declared.has(schema));
    declared.clear();
    expect(unexpected).toEqual([]);
  });
  return (report) => void reports.push(report);
}
