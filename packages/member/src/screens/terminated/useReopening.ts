import { useEffect, useState } from "react";
import { type QueryCacheKey, QueryStatus } from "@reduxjs/toolkit/query/react";
import { useStore } from "react-redux";
import { useLocation, useNavigate } from "react-router-dom";
import { api, toApiError, useGetActiveQuery } from "@member-wallet/api";
import { PATHS } from "../../navigation/paths.ts";
import { readLoginState } from "../../navigation/login-state.ts";
import { useSession } from "../../session/SessionContext.tsx";
import type { Store } from "../../store/store.ts";
import type { TerminatedViewProps } from "./TerminatedView.tsx";

/** How often the page checks by itself, in milliseconds. */
const CHECK_EVERY = 15_000;

/** How long the notice is shown at least before a check of its own leads away, in milliseconds. */
const SHOWN_AT_LEAST = 3_000;

/**
 * Calls the active look-up (§2 Guard) while the page is visible, when the tab or the line comes back, and on demand. When
 * the service is open again, a member goes back to the page they came from, and a visitor to the log-in.
 */
export function useReopening(): TerminatedViewProps {
  const session = useSession();
  const store = useStore() as Store;
  const navigate = useNavigate();
  const { state } = useLocation();
  const { target } = readLoginState(state);
  // A call that sent the member here could otherwise send them to and fro, and a visitor who opens this address wants to
  // read it; a reload is a check on demand.
  const [since, setSince] = useState(
    () => Date.now() + (session.isServiceGone() || state === null ? SHOWN_AT_LEAST : 0),
  );
  const [asked, setAsked] = useState(false);
  const { data, error, fulfilledTimeStamp, isFetching, refetch } = useGetActiveQuery(undefined, {
    pollingInterval: CHECK_EVERY,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  // An older answer does not count.
  const open = data?.active === true && fulfilledTimeStamp !== undefined && fulfilledTimeStamp >= since;

  useEffect(() => {
    if (!open) return;
    forgetFailures(store);
    void navigate(target ?? PATHS.user, { replace: true });
  }, [open, store, navigate, target]);
  // By Back, too: a service that is still closed leads here again.
  useEffect(() => () => session.serviceBack(), [session]);

  const closed = error === undefined || toApiError(error).kind === "gone";
  return {
    checking: asked && isFetching,
    outcome: asked && !isFetching ? (closed ? "stillClosed" : "checkFailed") : null,
    check() {
      setAsked(true);
      setSince(Date.now());
      void refetch();
    },
  };
}

/** The page that is led back to asks again for what failed: it would show that the service is closed. */
function forgetFailures({ getState, dispatch }: Store) {
  for (const [key, query] of Object.entries(getState().api.queries))
    if (query?.status === QueryStatus.rejected)
      dispatch(api.internalActions.removeQueryResult({ queryCacheKey: key as QueryCacheKey }));
}
