import type { InferInput } from "valibot";
import type { ActiveBonusAnswer } from "./schemas.ts";

export function anActiveBonus(
  over: Partial<InferInput<typeof ActiveBonusAnswer>> = {},
): InferInput<typeof ActiveBonusAnswer> {
  return { status: true, type: "day", ...over };
}
