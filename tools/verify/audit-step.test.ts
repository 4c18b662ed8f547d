import { expect, test } from "vitest";
import { auditText } from "./audit-step.ts";

test("an audit is told by the number of each severity", () => {
  const vulnerabilities = { info: 0, low: 1, moderate: 0, high: 2, critical: 0 };
  expect(auditText(JSON.stringify({ advisories: {}, metadata: { vulnerabilities } }))).toBe(
    "critical 0, high 2, moderate 0, low 1, info 0",
  );
});

test.each(["", "Error: ERR_PNPM_AUDIT_BAD_RESPONSE", "{}", '{"error":{"code":"ERR"}}'])(
  "a registry without an answer is told in one line: %j",
  (answer) => {
    expect(auditText(answer)).toBe("The registry does not answer an audit.");
  },
);
