import { useEffect } from "react";
import type { HoldBack } from "@member-wallet/ui";
import { useHoldBack } from "../../navigation/useHoldBack.ts";

/** Gives the host of questions its hold on Back, which loads after the page. */
export function QuestionEntries({ onReady }: { onReady: (ready: { holdBack: HoldBack }) => void }) {
  const holdBack = useHoldBack();
  useEffect(() => onReady({ holdBack }), [onReady, holdBack]);
  return null;
}
