import type { IdempotencyKey } from "@member-wallet/api";
import type { SafeStorage } from "../../storage/storage.ts";
import type { Act, Asked } from "./act.ts";
import { isFields, parse, readAsked, readProgress } from "./stored-acts.ts";

/** The slips and QRs that an earlier release followed in this tab, as acts. They are read once. */
export function takeDeposits(tab: SafeStorage, member: string): readonly Act[] {
  const stored = parse(tab.read("deposits"));
  tab.remove("deposits");
  if (!isFields(stored) || stored["member"] !== member || !Array.isArray(stored["deposits"])) return [];
  return stored["deposits"].flatMap((value: unknown) => actOf(value) ?? []);
}

function actOf(value: unknown): Act | null {
  if (!isFields(value)) return null;
  const { id, since, amount, before, reportedPaid } = value;
  const asked: Asked | null = readAsked(value);
  if (typeof id !== "string" || (asked?.kind !== "slip" && asked?.kind !== "qr")) return null;
  const time = typeof since === "string" ? since : new Date().toISOString();
  const qr = asked.kind === "qr" ? { before, paidAt: reportedPaid === true ? time : null } : null;
  return {
    asked,
    key: `deposit ${id}` as IdempotencyKey,
    began: Date.parse(time),
    // The member has seen that it was received, or the QR itself.
    stand: { kind: "processing", progress: readProgress({ reference: id, amount, qr }), told: true },
  };
}
