import type { InferInput } from "valibot";
import type { StatementEntry } from "./schemas.ts";

/** A deposit of 100 baht that succeeded. */
export function aStatementEntry(
  over: Partial<InferInput<typeof StatementEntry>> = {},
): InferInput<typeof StatementEntry> {
  return {
    statementType: "deposit",
    status: "SUCCESS",
    from: "SCB",
    to: "wallet",
    amount: 100,
    createdAt: "2026-01-05T03:04:05.000Z",
    ...over,
  };
}
