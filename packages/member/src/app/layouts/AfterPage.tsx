import { useEffect } from "react";
import type { HoldBack } from "@member-wallet/ui";
import { TimeCheck } from "../../features/protection/TimeCheck.tsx";
import { useHoldBack } from "../../navigation/useHoldBack.ts";

/** What the member's area has once its page stands: questions get their hold on Back, and the time is checked. */
export function AfterPage({ onReady }: { onReady: (ready: { holdBack: HoldBack }) => void }) {
  const holdBack = useHoldBack();
  useEffect(() => onReady({ holdBack }), [onReady, holdBack]);
  return <TimeCheck />;
}
