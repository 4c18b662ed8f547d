import { type ReactNode, useEffect } from "react";
import type { HoldBack } from "@member-wallet/ui";
import { LastLogIn } from "../../features/protection/LastLogIn.tsx";
import { SessionClock } from "../../features/protection/SessionClock.tsx";
import { TimeCheck } from "../../features/protection/TimeCheck.tsx";
import { useHoldBack } from "../../navigation/useHoldBack.ts";
import { useSite } from "../../site/SiteContext.tsx";

/** What the frame of the page gets once the page stands. */
export interface ReadyParts {
  readonly holdBack: HoldBack;
  /** How long the member has been logged in, where the market shows it. */
  readonly clock: ReactNode;
}

/**
 * What the member's area has once its page stands: questions get their hold on Back, and where the market protects its
 * players, the time is shown and checked.
 */
export function AfterPage({ onReady }: { onReady: (ready: ReadyParts) => void }) {
  const holdBack = useHoldBack();
  const isProtected = useSite().market.protection !== undefined;
  useEffect(
    () => onReady({ holdBack, clock: isProtected && <SessionClock /> }),
    [onReady, holdBack, isProtected],
  );
  return (
    isProtected && (
      <>
        <TimeCheck />
        <LastLogIn />
      </>
    )
  );
}
