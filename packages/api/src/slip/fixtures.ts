import type { InferInput } from "valibot";
import type { SlipEntry } from "./schemas.ts";

/** A slip of 100 baht that was credited. */
export function aSlipEntry(over: Partial<InferInput<typeof SlipEntry>> = {}): InferInput<typeof SlipEntry> {
  return {
    createdAt: "2026-01-05T03:04:05.000Z",
    amount: 100,
    status: "SUCCESS",
    note: null,
    link: null,
    reference: "slip-1",
    ...over,
  };
}
