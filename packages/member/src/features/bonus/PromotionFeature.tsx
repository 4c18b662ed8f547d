import { readPromotionCode } from "@member-wallet/domain";
import { PromotionDialog } from "@member-wallet/ui/dialogs/promotion";
import { usePromotion } from "./usePromotion.ts";

/** A promotion code: what it gives, and receiving it (§2 Bonus). Another code is another dialog. */
export function PromotionFeature({ code }: { code: string }) {
  // An address may be typed by hand: the code is upper-cased again (§5).
  const read = readPromotionCode(code) ?? "";
  return <Promotion key={read} code={read} />;
}

function Promotion({ code }: { code: string }) {
  return <PromotionDialog {...usePromotion(code)} />;
}
