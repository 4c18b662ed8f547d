import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { toApiError, useGetActiveQuery } from "@member-wallet/api";
import { PATHS } from "../../navigation/paths.ts";
import { readLoginState } from "../../navigation/login-state.ts";
import { useSession } from "../../session/SessionContext.tsx";

/** How often the page looks by itself, in milliseconds. */
const LOOK_EVERY = 15_000;

/** How long the notice stands at least before a look that nobody asked for leads away, in milliseconds. */
const READ_FOR = 3_000;

/** Whether the service is open again, and what came of the last look that the reader asked for. */
export interface Reopening {
  looking: boolean;
  /** `null` until the reader asked for a look, and while one is under way. */
  outcome: "stillClosed" | "checkFailed" | null;
  look(): void;
}

/**
 * Asks the active look-up (§2 Guard) while the page is visible, when the tab or the line comes back, and on demand. When
 * the service is there again, a member goes back to where they were, and a visitor to the log-in.
 */
export function useReopening(): Reopening {
  const session = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { target } = readLoginState(state);
  // Whom a call has just sent here could be sent to and fro, and who opens this very address wants to read it; a reload
  // is a look.
  const [since, setSince] = useState(
    () => Date.now() + (session.hasEnded() || state === null ? READ_FOR : 0),
  );
  const [asked, setAsked] = useState(false);
  const { data, error, fulfilledTimeStamp, isFetching, refetch } = useGetActiveQuery(undefined, {
    pollingInterval: LOOK_EVERY,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  // An answer from before says nothing of now.
  const open = data?.active === true && fulfilledTimeStamp !== undefined && fulfilledTimeStamp >= since;

  useEffect(() => {
    if (!open) return;
    session.reopen();
    void navigate(target ?? PATHS.user, { replace: true });
  }, [open, session, navigate, target]);

  const closed = error === undefined || toApiError(error).kind === "gone";
  return {
    looking: asked && isFetching,
    outcome: asked && !isFetching ? (closed ? "stillClosed" : "checkFailed") : null,
    look() {
      setAsked(true);
      setSince(Date.now());
      void refetch();
    },
  };
}
