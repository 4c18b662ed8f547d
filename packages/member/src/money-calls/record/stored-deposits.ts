import type { IdempotencyKey } from "@member-wallet/api";
import type { SafeStorage } from "../../storage/storage.ts";
import type { Act } from "./act.ts";
import { isFields, parse, readProgress } from "./stored-acts.ts";

/** The slips that an earlier release followed in this tab, as acts. They are read once; its QRs stay. */
export function takeSlips(tab: SafeStorage, member: string): readonly Act[] {
  const stored = parse(tab.read("deposits"));
  if (!isFields(stored) || stored["member"] !== member || !Array.isArray(stored["deposits"])) return [];
  const deposits: readonly unknown[] = stored["deposits"];
  const rest = deposits.filter((deposit) => actOf(deposit) === null);
  if (rest.length < deposits.length) tab.write("deposits", JSON.stringify({ member, deposits: rest }));
  return deposits.flatMap((deposit) => actOf(deposit) ?? []);
}

function actOf(value: unknown): Act | null {
  if (!isFields(value)) return null;
  const { kind, id, since, amount } = value;
  if (kind !== "slip" || typeof id !== "string" || typeof since !== "string") return null;
  return {
    asked: { kind },
    key: `deposit ${id}` as IdempotencyKey,
    began: Date.parse(since),
    // Its message has said that it was received.
    stand: { kind: "processing", progress: readProgress({ reference: id, amount }), told: true },
  };
}
