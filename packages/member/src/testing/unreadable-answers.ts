import { expect, onTestFinished } from "vitest";
import type { UnreadableAnswer } from "@member-wallet/api";

/** The schemas that the backend of the running test breaks on purpose. */
const declared = new Set<string>();

/** Declares that the backend of this test sends answers that do not match these schemas. */
export function declareUnreadable(...schemas: string[]): void {
  schemas.forEach((schema) => declared.add(schema));
}

/** Records what could not be read, and fails the test for a schema that it did not declare. */
export function failOnUnreadable(): (report: UnreadableAnswer) => void {
  const reports: UnreadableAnswer[] = [];
  onTestFinished(() => {
    const unexpected = reports.filter(({ schema }) => !declared.has(schema));
    declared.clear();
    expect(unexpected).toEqual([]);
  });
  return (report) => void reports.push(report);
}
