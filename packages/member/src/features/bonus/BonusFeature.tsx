import { BonusDialog } from "@member-wallet/ui/dialogs/bonus";
import { useBonus } from "./useBonus.ts";

/** One bonus: its conditions, and receiving it (§2 Bonus). Another code is another dialog. */
export function BonusFeature({ code }: { code: string }) {
  return <Bonus key={code} code={code} />;
}

function Bonus({ code }: { code: string }) {
  return <BonusDialog {...useBonus(code)} />;
}
