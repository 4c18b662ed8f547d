import type { IdempotencyKey } from "@member-wallet/api";
import type { SafeStorage } from "../../storage/storage.ts";
import type { Act, Asked } from "./act.ts";
import { isFields, parse, readAct, readAsked, readProgress } from "./stored-acts.ts";

/** The acts that an earlier release stored under one key, which two tabs could write over. They are read once. */
export function takeActs(storage: SafeStorage, member: string): readonly Act[] {
  return take("acts", storage, member).flatMap((value) => {
    if (!isFields(value)) return [];
    return readAct({ ...value, stand: followed(readAsked(value["asked"]), value["stand"]) }) ?? [];
  });
}

/** The slips and QRs that an earlier release followed in this tab, as acts. They are read once. */
export function takeDeposits(tab: SafeStorage, member: string): readonly Act[] {
  return take("deposits", tab, member).flatMap((value) => actOf(value) ?? []);
}

/** What is stored of a member as a list. */
function take(key: "acts" | "deposits", storage: SafeStorage, member: string): readonly unknown[] {
  const text = storage.read(key);
  if (text === null) return [];
  storage.remove(key);
  const stored = parse(text);
  const list = isFields(stored) && stored["member"] === member ? stored[key] : [];
  return Array.isArray(list) ? list : [];
}

/** It did not follow accepted money in the record: one that the member has not heard of is accepted. */
function followed(asked: Asked | null, stand: unknown): unknown {
  if (!isFields(stand) || stand["kind"] !== "done" || stand["told"] === true) return stand;
  if (asked?.kind === "slip") return { kind: "processing", progress: stand };
  if (asked?.kind === "withdraw") return { kind: "processing", progress: asked };
  return asked?.kind === "qr" ? { kind: "processing", progress: { ...asked, qr: {} } } : stand;
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
