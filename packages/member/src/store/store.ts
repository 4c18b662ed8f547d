import { configureStore, type Middleware } from "@reduxjs/toolkit";
import { setupListeners } from "@reduxjs/toolkit/query/react";
import { api, type ApiEnvironment, isUnverifiedUser, toApiError } from "@member-wallet/api";
import type { Session } from "../session/session.ts";

/**
 * The store: nothing but the api's cache. Leaving a session, or entering one, empties it, so that no member's data
 * meets another's eyes.
 */
export function createStore(environment: ApiEnvironment, session: Session) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: environment }, serializableCheck: false, immutableCheck: false })
        .concat(api.middleware)
        .concat(endUnverified(session)),
    devTools: import.meta.env.DEV,
  });
  session.subscribe((event) => {
    if (event.kind !== "gone") store.dispatch(api.util.resetApiState());
  });
  // Balances are asked for anew when the tab or the line comes back.
  setupListeners(store.dispatch);
  return store;
}

export type Store = ReturnType<typeof createStore>;

/** A call that cannot verify who the member is leads to `/login`, whichever it was (§8). */
function endUnverified(session: Session): Middleware {
  return () => (next) => (action) => {
    const result = next(action);
    if (typeof action === "object" && action !== null && "payload" in action) {
      const error = toApiError(action.payload);
      if (error.kind === "refused" && isUnverifiedUser(error.message)) session.leave("unverified");
    }
    return result;
  };
}
